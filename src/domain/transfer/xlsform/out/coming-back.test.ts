import { describe, expect, it } from 'vitest'
import { aForm } from '../../../../testing/builders'
import { answering, formOf, ids, questionsOf, told, xlsform } from '../../testing/answering'
import { readXlsform } from '../read'
import { writeXlsform } from './write'

/** A form that came in, went out and came in again from the sheets that other programs read. */
async function cameBack(survey: string, choices = '') {
  const { content } = formOf(xlsform(survey, choices))
  const { sheets, report } = await writeXlsform(aForm({ ...content, descripcion: '' }))
  const again = formOf(readXlsform(sheets.slice(0, 3), { name: 'censo', newId: ids() }))
  return { content: again.content, out: told(report), in: told(again.report) }
}

describe('MOVE-05 an XLSForm that came in, went out and was changed by somebody', () => {
  it('LOGIC-10 offers what follows from another choice as before', async () => {
    const { content } = await cameBack(
      `type | name | label | choice_filter
select_one region | r | Región |
select_one barrio | b | Barrio | region = \${r}`,
      `list_name | name | label | region
region | n | Norte |
region | s | Sur |
barrio | a | Alto | n
barrio | b | Bajo | s`,
    )
    const filling = answering(content)
    filling.give('r', 'Sur')
    expect(filling.offered('b')).toEqual(['Bajo'])
  })

  it('asks its link for what nobody sees', async () => {
    const { content, out } = await cameBack(`type | name | label | relevant
hidden | source | |
text | a | Nombre | \${source} = 'visita'`)
    expect(out).toEqual([])
    expect(questionsOf(content).map(({ codigo, formato }) => [codigo, formato])).toEqual([
      ['source', 'link'],
      ['a', ''],
    ])
    expect(answering(content).asked()).toEqual(['source'])
  })
})
