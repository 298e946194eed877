import { describe, expect, it } from 'vitest'
import { answering, formOf, questionsOf, told, xlsform } from '../testing/answering'

/** A form whose link brought something. */
const asked = (survey: string, link: Record<string, string> = {}) => {
  const { content } = formOf(xlsform(survey))
  const filling = answering(content)
  for (const [code, value] of Object.entries(link)) filling.give(code, value)
  return filling
}

const SURVEY = `type | name | label | relevant | default
begin_group | inputs | | |
hidden | source | | | user
hidden | unused | | |
end_group | | | |
text | a | Nombre | \${source} = 'user' |
text | b | Barrio | \${source} = 'visita' |`

describe('MOVE-01 MOVE-07 hidden values of an XLSForm', () => {
  it('come with the form’s link where a rule asks for them, and are told', () => {
    const { content, report } = formOf(xlsform(SURVEY))
    expect(questionsOf(content)).toMatchObject([
      { titulo: 'Nombre' },
      { titulo: 'Barrio' },
      { titulo: 'source', tipoPregunta: 13, formato: 'link', codigo: 'source' },
    ])
    expect(told(report)).toEqual(['3 byLink source', '4 hidden hidden'])
  })

  it('are what the file says where no link brings them', () => {
    expect(asked(SURVEY).asked()).toEqual(['a', 'source'])
    expect(asked(SURVEY, { source: 'visita' }).asked()).toEqual(['b', 'source'])
  })

  it('that words name come along too', () => {
    const { content } = formOf(xlsform(`type | name | label\nhidden | who | \ntext | a | Hola \${who}`))
    const [who, a] = questionsOf(content)
    expect([a?.titulo, who?.formato]).toEqual([`Hola {{${who?.id}}}`, 'link'])
  })

  it('that the form works out itself are calculations', () => {
    const { content } = formOf(
      xlsform(`type | name | label | calculation
integer | a | A |
hidden | twice | | \${a} * 2`),
    )
    const filling = answering(content)
    filling.give('a', '4')
    expect(filling.value('twice')).toBe('8')
  })

  it('MOVE-06 of rows are left out and told, as a link knows no rows', () => {
    const { report } = formOf(
      xlsform(`type | name | label | relevant
begin_repeat | r | Filas |
hidden | h | |
text | a | A | \${h} = 'x'
end_repeat | | |`),
    )
    expect(told(report)).toEqual(['3 hidden hidden', '4 formulaName h'])
  })
})

describe('MOVE-01 MOVE-07 names that several rows of an XLSForm have', () => {
  it('are told apart by the way that leads to them', () => {
    const filling = asked(
      `type | name | label | calculation
begin_group | inputs | |
hidden | name | Caso |
begin_group | parent | |
hidden | name | Zona |
end_group | | |
end_group | | |
calculate | own | | ../inputs/name
calculate | zone | | ../inputs/parent/name
calculate | top | | /data/inputs/parent/name`,
      { name: 'Ana', name_2: 'Norte' },
    )
    expect(['own', 'zone', 'top'].map((code) => filling.value(code))).toEqual(['Ana', 'Norte', 'Norte'])
  })

  it('MOVE-06 and a way to none of them is told, and means none of them', () => {
    const { report } = formOf(
      xlsform(`type | name | label | relevant
begin_group | one | Uno |
text | a | A |
end_group | | |
begin_group | two | Dos |
text | a | A |
text | b | B | ../three/a = 'x'
end_group | | |`),
    )
    expect(told(report)).toContain('7 formulaName ../three/a')
  })
})

describe('MOVE-06 a question of an XLSForm whose calculation stands in a circle', () => {
  it('is asked without it, which is told', () => {
    const { content, report } = formOf(
      xlsform(`type | name | label | calculation
text | a | A | if(\${b} = 'x', 'y', .)
text | b | B |`),
    )
    expect(questionsOf(content).map(({ codigo, calculo }) => [codigo, calculo])).toEqual([
      ['a', ''],
      ['b', ''],
    ])
    expect(told(report)).toContain('2 formulaCircle')
  })
})

describe('MOVE-06 LOGIC-12 words of an XLSForm that name what did not come over', () => {
  it('have dots in its place, which is told at their row', () => {
    const { content, report } = formOf(
      xlsform(
        `type | name | label | hint | calculation
calculate | id | | | uuid()
text | a | Caso \${id} | De \${id} |
select_one l | b | B | |`,
        `list_name | name | label
l | x | Hoy \${id}`,
      ),
    )
    expect(questionsOf(content)).toMatchObject([
      { titulo: 'Caso …', descripcion: 'De …' },
      { opciones: [{ texto: 'Hoy …' }] },
    ])
    expect(told(report)).toEqual(['2 formulaFunction uuid', '- sectionMade', '3 mention id', '4 mention id'])
  })
})
