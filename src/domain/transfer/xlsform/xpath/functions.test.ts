import { describe, expect, it } from 'vitest'
import { addRow } from '../../../answer/repeatable'
import { CLOCK } from '../../../../testing/builders'
import { answering, formOf, told, xlsform } from '../../testing/answering'

const CHOICES = `
list_name | name | label
color | r | Rojo
color | v | Verde
color | a | Azul
nota | 1 | Mala
nota | 5 | Buena
`

/** A form with one of each kind, and a question that shows what an expression comes to. */
const form = (calculation: string, relevant = '') =>
  formOf(
    xlsform(
      `
type | name | label | calculation | relevant
integer | a | A | |
decimal | d | D | |
text | t | T | |
date | f | F | |
select_one color | c | C | |
select_one nota | n | N | |
select_multiple color | m | M | |
calculate | out | | ${calculation} |
text | shown | Shown | | ${relevant}
`,
      CHOICES,
    ),
  )

type Given = Record<string, string>

function outcome(calculation: string, given: Given): string | null {
  const filling = answering(form(calculation).content)
  for (const [code, value] of Object.entries(given)) filling.give(code, value)
  return filling.value('out')
}

describe('MOVE-01 MOVE-07 what functions of XLSForm come to', () => {
  it.each<[string, Given, string | null]>([
    ['1 + 2 * 3', {}, '7'],
    ['${a} + 1', { a: '4' }, '5'],
    ['${a} + 1', {}, ''],
    ['${a} div 4', { a: '2' }, '0,5'],
    ['7 mod 3', {}, '1'],
    ['-${a}', { a: '4' }, '-4'],
    ['(1 + 2) * 3', {}, '9'],
    ["concat(${t}, '-', ${a})", { t: 'x', a: '4' }, 'x-4'],
    ["concat(${c}, '!')", { c: 'Verde' }, 'v!'],
    ["jr:choice-name(${c}, '${c}')", { c: 'Verde' }, 'Verde'],
    ["jr:choice-name(${t}, '${c}')", { t: 'v' }, 'Verde'],
    ["jr:choice-name(${t}, '${m}')", { t: 'nadie' }, ''],
    ["jr:choice-name(selected-at(${m}, 0), '${m}')", { m: 'Verde,Azul' }, 'Verde'],
    ["if(${a} > 3, 'sí', 'no')", { a: '4' }, 'sí'],
    ["if(${a} > 3, 'sí', 'no')", {}, 'no'],
    ["if(${a} > 3, ${a}, '')", { a: '2' }, ''],
    ["if(${a} > 3, 'sí', null)", { a: '2' }, ''],
    ['coalesce(NULL, ${a})', { a: '4' }, '4'],
    ['if(${a} > 3, 1, 0) + 1', { a: '4' }, '2'],
    ['coalesce(${a}, 9)', {}, '9'],
    ["coalesce(${t}, 'nada')", { t: 'algo' }, 'algo'],
    ['string-length(${t})', { t: 'hola' }, '4'],
    ['string-length(${t})', {}, '0'],
    ['normalize-space(${t})', { t: 'a  b' }, 'a b'],
    ['int(7.9)', {}, '7'],
    ['int(0 - 7.9)', {}, '-7'],
    ['round(7.25, 1)', {}, '7,3'],
    ['round(7.5)', {}, '8'],
    ['floor(7.9)', {}, '7'],
    ['ceiling(7.1)', {}, '8'],
    ['abs(-3)', {}, '3'],
    ['pow(${a}, 3)', { a: '2' }, '8'],
    ['min(${a}, 3)', { a: '2' }, '2'],
    ['max(${a}, 3)', { a: '2' }, '3'],
    ['number(${t}) + 1', { t: '4' }, '5'],
    ['string(${a})', { a: '4' }, '4'],
    ['count-selected(${m})', { m: 'Rojo,Azul' }, '2'],
    ['count-selected(${m})', {}, '0'],
    ['count-selected(${a})', { a: '3' }, '1'],
    ['selected-at(${m}, 0)', { m: 'Verde,Azul' }, 'v'],
    ['selected-at(${a}, 0)', { a: '3' }, '3'],
    // Options whose names are numbers count as those.
    ['${n} * 2', { n: 'Buena' }, '10'],
    ['today()', {}, '2026-10-05'],
    ['now()', {}, '2026-10-05'],
    ['${f} + 1', { f: '2026-02-28' }, '2026-03-01'],
    ['${f} - 1', { f: '2026-03-01' }, '2026-02-28'],
    ['today() - ${f}', { f: '2026-10-01' }, '4'],
    ['int((today() - ${f}) div 365.25)', { f: '2008-10-04' }, '18'],
    ["decimal-date-time(${f}) - decimal-date-time('2026-01-01')", { f: '2026-01-11' }, '10'],
    ["format-date(${f}, '%Y-%m-%d')", { f: '2026-01-11' }, '2026-01-11'],
    ["format-date(${f}, '%Y')", { f: '2026-01-11' }, '2026'],
    ["format-date(${f}, '%d/%m/%Y')", { f: '2026-01-09' }, '09/01/2026'],
    ["date('2026-01-09')", {}, '2026-01-09'],
    ['${a} > 3', { a: '4' }, 'true'],
    ['once(7)', {}, '7'],
    ['.5 + 1.', {}, '1,5'],
    ['choice-label(${n}, ${n})', { n: 'Buena' }, 'Buena'],
    ["choice-label(${c}, 'v')", {}, 'Verde'],
    ["if(empty(${t}), 'nada', 'algo')", {}, 'nada'],
    ['lower(${t})', { t: 'HOLA' }, 'hola'],
    ['difference-in-months(${f}, today())', { f: '2025-10-06' }, '11'],
    ["difference-in-months(${f}, '2026-02-28')", { f: '2025-12-28' }, '2'],
  ])('«%s» with %j comes to %s', (calculation, given, expected) => {
    expect(outcome(calculation, given)).toBe(expected)
  })

  const shows = (relevant: string, given: Given): boolean => {
    const filling = answering(form('1', relevant).content)
    for (const [code, value] of Object.entries(given)) filling.give(code, value)
    return filling.asked().includes('shown')
  }

  it.each<[string, Given, boolean]>([
    ["${c} = 'v'", { c: 'Verde' }, true],
    ["${c} = 'v'", { c: 'Rojo' }, false],
    ["${c} = 'nadie'", { c: 'Rojo' }, false],
    ["${c} != 'v'", {}, true],
    ["${c} != 'v'", { c: 'Verde' }, false],
    ['${c} = ’v’', { c: 'Verde' }, true],
    ["selected(${m}, 'r')", { m: 'Rojo,Azul' }, true],
    ["selected(${m}, 'v')", { m: 'Rojo,Azul' }, false],
    ["not(selected(${m}, 'r'))", {}, true],
    ["selected(${c}, 'r')", { c: 'Rojo' }, true],
    ["selected('r v', ${c})", { c: 'Verde' }, true],
    ["${t} = ''", {}, true],
    ["${t} != ''", { t: 'x' }, true],
    ['${t}', { t: 'x' }, true],
    ['${a}', { a: '0' }, false],
    ['${a} >= 2 and ${a} <= 4 or ${a} = 9', { a: '9' }, true],
    ["${a} = '4'", { a: '4' }, true],
    ['${n} > 3', { n: 'Buena' }, true],
    ["regex(${t}, '^[0-9]{4}$')", { t: '2026' }, true],
    ["regex(${a}, '[0-9]{4}')", { a: '20' }, false],
    ["contains(${t}, 'ol')", { t: 'hola' }, true],
    ["starts-with(${t}, 'ol')", { t: 'hola' }, false],
    ["${f} > '2026-01-01'", { f: '2026-01-02' }, true],
    ["${f} > date('2026-01-01')", { f: '2025-01-02' }, false],
    ['${f} < today()', { f: '2026-10-04' }, true],
    ['true()', {}, true],
    ['false()', {}, false],
    ['not(${a} > 3)', {}, true],
    ['boolean(${t})', {}, false],
    ['string-length(${t}) < 3', {}, true],
    ['${a} = ${d}', {}, true],
    ['../a = 4', { a: '4' }, true],
    ['/data/a = 4', { a: '4' }, true],
  ])('«%s» with %j shows: %s', (relevant, given, expected) => {
    expect(shows(relevant, given)).toBe(expected)
  })

  it('sums, counts and bounds go over the rows of a repeat', () => {
    const { content, report } = formOf(
      xlsform(
        `
type | name | label | calculation
begin repeat | items | Items |
integer | price | Price |
integer | times | Times |
calculate | line | | \${price} * \${times}
select_one tipo | kind | Kind |
calculate | row | | position(..)
calculate | same | | index()
end repeat | | |
calculate | total | | sum(\${line})
calculate | rows | | count(\${items})
calculate | filled | | count-non-empty(\${price})
calculate | dearest | | max(\${price})
calculate | second | | indexed-repeat(\${price}, \${items}, 2)
calculate | its_kind | | indexed-repeat(\${kind}, \${items}, \${rows})
calculate | dear | | count-if(\${price}, \${price} > 4)
calculate | dear_times | | sum-if(\${times}, \${price} > 4)
`,
        `
list_name | name | label
tipo | b | Bueno
tipo | m | Malo
`,
      ),
    )
    expect(told(report).filter((line) => !/calculatedShown|twoDecimals|sectionMade/u.test(line))).toEqual([])
    const filling = answering(content)
    filling.change((sections) => addRow(addRow(sections, 0, CLOCK), 0, CLOCK))
    filling.give('price', '3')
    filling.give('times', '2')
    filling.give('price', '5', 1)
    filling.give('times', '4', 1)
    filling.give('kind', 'Malo', 1)
    const values = ['total', 'rows', 'filled', 'dearest', 'second', 'its_kind', 'dear', 'dear_times'].map(
      (code) => filling.value(code),
    )
    expect([...values, filling.value('row', 1), filling.value('same', 1)]).toEqual([
      ...['26', '2', '2', '5', '5', 'm', '1', '4'],
      ...['2', '2'],
    ])
  })

  it.each([
    ['pulldata("x", "a", "b", ${f})', '9 formulaFunction pulldata'],
    ["instance('x')/root/item[name = ${t}]/label", '9 formulaPath instance()/root/item/label'],
    ['random()', '9 formulaFunction random'],
    ['uuid()', '9 formulaFunction uuid'],
    ["regex(${t}, '(?=a)')", '9 formulaFunction regex (?=a)'],
    ['${nobody} + 1', '9 formulaName nobody'],
    ['1 +', '9 formulaUnread'],
    ['constructor(1)', '9 formulaFunction constructor'],
    ['__proto__(1)', '9 formulaFunction __proto__'],
    ['${__proto__}', '9 formulaName __proto__'],
    ['${out} + 1', '9 formulaName out'],
    ["concat(${m}, '')", '9 formulaType m'],
  ])('MOVE-06 «%s» cannot be expressed, which is told at its row', (calculation, expected) => {
    const { content, report } = form(calculation)
    expect(told(report)).toEqual([expected, '- sectionMade'])
    expect(content.secciones[0]?.preguntas.some(({ titulo }) => titulo === 'out')).toBe(false)
  })

  it.each([
    ['in brackets', `${'('.repeat(200)}1${')'.repeat(200)}`],
    ['of many parts', `1${' + 1'.repeat(5_000)}`],
    ['of many signs', `1${' '.repeat(30_000)}+ 1`],
  ])('MOVE-06 an expression %s is too long, and nothing waits for it', (_, calculation) => {
    expect(told(form(calculation).report)).toContain('9 formulaLong')
  })
})
