import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { formOf, questionsOf, told, xlsform } from '../testing/answering'

const CHOICES = `list_name | name | label
l | c | Córdoba
towns | town_key | town_name
towns | 99 | Ninguna`

const searching = (appearance: string, type = 'select_one towns', calculation = '') =>
  formOf(
    xlsform(
      `type | name | label | appearance | calculation
select_one l | p | Provincia | |
text | words | Buscar | |
${type} | town | Localidad | ${appearance} |
calculate | out | | | ${calculation || '1'}`,
      CHOICES,
    ),
  )

describe('MOVE-01 KIND-09 choices of a file that a look searches', () => {
  it.each([
    ["search('towns')", '', []],
    ["minimal search('towns')", '', []],
    ["search('towns', 'matches', 'province', ${p})", "attribute('province') = {{P}}", []],
    [
      "search('towns', 'startswith', 'town_name', ${words}, 'province', ${p})",
      "attribute('province') = {{P}}",
      ['4 appearance startswith'],
    ],
    ["search('towns', 'contains', 'town_name', ${words})", '', ['4 appearance contains']],
  ])('%s picks from a table', (appearance, filter, further) => {
    const { content, report } = searching(appearance)
    const [province, , town] = questionsOf(content)
    expect(town && kindOf(town)).toBe('table-choice')
    expect(town?.filtroOpciones.replace(province?.id ?? '', 'P')).toBe(filter)
    expect(told(report).filter((line) => line.startsWith('4'))).toEqual([...further, '4 tableToChoose towns'])
  })

  it.each([
    ["pulldata('towns', 'people', 'town_key', ${town})", "lookup({{T}}, 'people')"],
    ["pulldata('towns', 'town_name', 'town_key', ${town})", '{{T}}'],
    ["jr:choice-name(${town}, '${town}')", '{{T}}'],
  ])('%s is what stands beside what was picked', (calculation, formula) => {
    const { content } = searching("search('towns')", undefined, calculation)
    const [, , town, out] = questionsOf(content)
    expect(out?.calculo.replace(town?.id ?? '', 'T')).toBe(formula)
  })

  it('a file that is an answer is one table, and lookups in it find their question', () => {
    const { content, report } = searching(
      "search(${words}, 'matches', 'province', ${p})",
      undefined,
      "pulldata(${words}, 'people', 'town_key', ${town})",
    )
    const [, , town, out] = questionsOf(content)
    expect(out?.calculo).toBe(`lookup({{${town?.id}}}, 'people')`)
    expect(told(report)).toContain('4 tableToChoose ${words}')
  })

  it.each([
    ["search('towns', 'matches', 'province', ${p})", 'select_multiple towns', '4 fileOptions towns'],
    ['search(1 + 1)', 'select_one towns', null],
    ["search('towns'", 'select_one towns', "4 appearance search('towns'"],
  ])('%s of %s becomes no table, and no part of it is lost unsaid', (appearance, type, line) => {
    const { content, report } = searching(appearance, type)
    expect(questionsOf(content).some((question) => kindOf(question) === 'table-choice')).toBe(false)
    if (line !== null) expect(told(report)).toContain(line)
  })
})

const typed = (type: string, calculations: readonly string[]) =>
  formOf(
    xlsform(
      `type | name | label | calculation
text | file | Archivo |
${type} | code | Código |
${calculations.map((calculation, at) => `calculate | out${at} | | ${calculation}`).join('\n')}`,
    ),
  )

describe('MOVE-01 LOGIC-02 codes by which lines of a file are found', () => {
  it.each(['text', 'integer'])(
    'a code that was typed (%s) picks an entry, and its lines are looked up',
    (type) => {
      const { content, report } = typed(type, [
        "pulldata('homes', 'size', 'home_key', ${code})",
        "if(pulldata('homes', 'size', 'home_key', ${code}) > 3, 'a', 'b')",
      ])
      const [, code, size, big] = questionsOf(content)
      expect(code && kindOf(code)).toBe('table-choice')
      expect(size?.calculo).toBe(`lookup({{${code?.id}}}, 'size')`)
      expect(big?.calculo).toBe(`if(number(lookup({{${code?.id}}}, 'size')) > 3, 'a', 'b')`)
      expect(told(report)).toContain('3 codeToPick homes')
      expect(told(report).filter((line) => /formula/u.test(line))).toEqual([])
    },
  )

  it.each([
    ['text', ["pulldata('homes', 'a', 'k', ${code})", "pulldata('others', 'a', 'k', ${code})"]],
    ['text', ["pulldata('homes', 'a', 'k', ${code})", "pulldata('homes', 'a', 'other', ${code})"]],
    ['text', ["pulldata(${file}, 'a', 'k', ${code})"]],
    ['decimal', ["pulldata('homes', 'a', 'k', ${code})"]],
    ['date', ["pulldata('homes', 'a', 'k', ${code})"]],
  ])('%s with %j stays what it is, and the lookup is told', (type, calculations) => {
    const { content, report } = typed(type, calculations)
    const [, code] = questionsOf(content)
    expect(code && kindOf(code)).not.toBe('table-choice')
    expect(told(report)).toContain('4 formulaFunction pulldata')
  })
})
