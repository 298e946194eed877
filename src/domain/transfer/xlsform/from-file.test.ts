import { describe, expect, it } from 'vitest'
import { kindOf } from '../../question-types'
import { formOf, ids, questionsOf, sheetOf, told, xlsform } from '../testing/answering'
import { readXlsform } from './read'

const towns = (filter: string) =>
  formOf(
    xlsform(
      `type | name | label | choice_filter
select_one l | province | Provincia |
select_one_from_file towns.csv | town | Localidad | ${filter}`,
      `list_name | name | label
l | c | Córdoba
l | s | Salta`,
    ),
  )

describe('MOVE-01 KIND-09 choices of another file', () => {
  it.each(['province=${province}', '${province} = province', ' province  =  ${province} '])(
    'that depend on an answer (%s) pick from a table, by its column',
    (filter) => {
      const { content, report } = towns(filter)
      const [first, town] = questionsOf(content)
      expect(town && kindOf(town)).toBe('table-choice')
      expect(town?.filtroOpciones).toBe(`attribute('province') = {{${first?.id}}}`)
      expect(told(report)).toEqual(['3 tableToChoose towns.csv', '- sectionMade'])
    },
  )

  it('a filter that tables are not asked is told, and the question stays', () => {
    const { content, report } = towns("province=${province} or province='x'")
    expect(questionsOf(content)[1]?.filtroOpciones).toBe('')
    expect(told(report)).toContain("3 formulaType province=${province} or province='x'")
  })

  it('those of a sheet of its own are options', () => {
    const { content } = formOf(
      readXlsform(
        [
          sheetOf('survey', 'type | name | label\nselect_one_external streets | s | Calle'),
          sheetOf('external_choices', 'list_name | name | label\nstreets | 1 | Mitre'),
        ],
        { name: 'x', newId: ids() },
      ),
    )
    expect(questionsOf(content)[0]?.opciones).toMatchObject([{ texto: 'Mitre' }])
  })
})
