import { describe, expect, it } from 'vitest'
import { formOf, told, xlsform } from '../testing/answering'

describe('MOVE-01 what a telephone notes by itself', () => {
  it('comes in as facts with words of their own, after what is asked', () => {
    const { content, report } = formOf(
      xlsform(`type | name | label | relevant
start | start | |
end | end | |
username | who | |
begin_group | g | Datos |
text | a | Nombre | \${start} < today()
end_group | | |`),
    )
    expect(content.secciones).toHaveLength(1)
    expect(content.secciones[0]?.preguntas).toMatchObject([
      { titulo: 'Nombre', tipoPregunta: 1 },
      { titulo: 'Comienzo', tipoPregunta: 13, formato: 'begun', required: false },
      { titulo: 'Final', formato: 'ended' },
      { titulo: 'Quién responde', formato: 'who', codigo: 'who' },
    ])
    expect(told(report)).toEqual([])
  })

  it('what says which device or line it is stays out, and is told', () => {
    const { report } = formOf(
      xlsform(`type | name | label
deviceid | d |
phonenumber | p |
text | a | Nombre`),
    )
    expect(told(report)).toEqual(['2 automatic deviceid', '3 automatic phonenumber', '- sectionMade'])
  })
})
