import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { answering, formOf, ids, questionsOf, sheetOf, told, xlsform } from '../testing/answering'
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

  it('that offers all of it filters nothing', () => {
    const { content, report } = towns('true()')
    expect(questionsOf(content)[1]?.filtroOpciones).toBe('')
    expect(told(report)).toEqual(['3 tableToChoose towns.csv', '- sectionMade'])
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

  it('those of a sheet that is not there pick from a table, in steps', () => {
    const { content, report } = formOf(
      xlsform(
        `type | name | label | choice_filter
text | district | Distrito |
select_one_external towns | town | Localidad | district=\${district}`,
      ),
    )
    const [district, town] = questionsOf(content)
    expect(town && kindOf(town)).toBe('table-choice')
    expect(town?.filtroOpciones).toBe(`attribute('district') = {{${district?.id}}}`)
    expect(told(report)).toEqual(['3 tableToChoose towns', '- sectionMade'])
  })
})

describe('MOVE-01 LOGIC-02 what stands beside a choice', () => {
  const lookingUp = (calculation: string, file = 'towns.csv', parameters = '') =>
    formOf(
      xlsform(
        `type | name | label | parameters | calculation
select_one zone | z | Zona | |
select_one_from_file ${file} | town | Localidad | ${parameters} |
select_multiple zone | many | Zonas | |
calculate | out | | | ${calculation}`,
        `list_name | name | label | rate | head
zone | n | Norte | 12.5 | Villa
zone | s | Sur | | Costa`,
      ),
    )
  const formulaIn = ({ content }: ReturnType<typeof lookingUp>) => {
    const [zone, town, , out] = questionsOf(content)
    return out?.calculo.replaceAll(`{{${zone?.id}}}`, 'ZONE').replaceAll(`{{${town?.id}}}`, 'TOWN')
  }

  it.each([
    ["instance('towns')/root/item[name = ${town}]/mayor", "lookup(TOWN, 'mayor')"],
    ["instance('towns')/root/item[${town} = name]/mayor", "lookup(TOWN, 'mayor')"],
    ['instance(‘towns’)/root/item[name=${town}]/Mayor', "lookup(TOWN, 'Mayor')"],
    ["pulldata('towns', 'mayor', 'name', ${town})", "lookup(TOWN, 'mayor')"],
    ["pulldata('towns.csv', 'people', 'name', ${town}) + 1", "number(lookup(TOWN, 'people')) + 1"],
    ["instance('towns')/root/item[name = ${town}]/label", 'TOWN'],
    ["instance('zone')/root/item[name = ${z}]/rate * 2", "number(lookup(ZONE, 'rate')) * 2"],
    ["pulldata('zone', 'head', 'name', ${z})", "lookup(ZONE, 'head')"],
  ])('%s is looked up', (calculation, formula) => {
    const form = lookingUp(calculation)
    expect(formulaIn(form)).toBe(formula)
    expect(told(form.report).filter((line) => line.includes('formula'))).toEqual([])
  })

  it('files of a map, and those that say it, call codes and words otherwise', () => {
    const path = "instance('places')/root/item[id = ${town}]"
    expect(formulaIn(lookingUp(`${path}/kind`, 'places.geojson'))).toBe("lookup(TOWN, 'kind')")
    expect(formulaIn(lookingUp(`${path}/title`, 'places.geojson'))).toBe('TOWN')
    expect(formulaIn(lookingUp(`${path}/kind`, 'places.csv', 'value=id label=called'))).toBe(
      "lookup(TOWN, 'kind')",
    )
  })

  it.each([
    ["pulldata('others', 'mayor', 'name', ${town})", 'formulaFunction pulldata'],
    ["pulldata('towns', 'mayor', 'code', ${town})", 'formulaFunction pulldata'],
    ["pulldata('towns', 'mayor', 'name', 'Rosario')", 'formulaFunction pulldata'],
    ["pulldata('towns', 'mayor', ${z}, ${town})", 'formulaFunction pulldata'],
    ["pulldata('zone', 'rate', 'name', ${many})", 'formulaFunction pulldata'],
    ["instance('towns')/root/item[name != ${town}]/mayor", 'formulaPath instance()/root/item/mayor'],
    ["instance('towns')/root/item[1]/mayor", 'formulaPath instance()/root/item/mayor'],
    ["instance('towns')/root/item[name = ${town}]", 'formulaPath instance()/root/item'],
    ["instance('towns')/root/item[name = ${town}]/a/b", 'formulaPath instance()/root/item/a/b'],
    ['${last-saved#z}', 'formulaFunction last-saved'],
  ])('%s is another thing, and told', (calculation, line) => {
    expect(told(lookingUp(calculation).report)).toContain(`5 ${line}`)
  })

  it('comes to what the list says, and what is worked out picks an option', () => {
    const { content, report } = formOf(
      xlsform(
        `type | name | label | calculation
select_one zone | z | Zona |
select_one kind | k | Clase | instance('zone')/root/item[name = \${z}]/kind
select_one zone | again | Otra vez | \${z}
calculate | rate | | pulldata('zone', 'rate', 'name', \${z}) * 2`,
        `list_name | name | label | rate | kind
zone | n | Norte | 12.5 | b
zone | s | Sur | | nadie
kind | a | Baja | |
kind | b | Alta | |`,
      ),
    )
    expect(told(report).filter((line) => line.includes('formula'))).toEqual([])
    const filling = answering(content)
    const values = () => ['k', 'again', 'rate'].map((code) => filling.value(code))
    expect(values()).toEqual(['', '', ''])
    filling.give('z', 'Norte')
    expect(values()).toEqual(['1', '0', '25'])
    filling.give('z', 'Sur')
    expect(values()).toEqual(['', '1', ''])
  })
})
