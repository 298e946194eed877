import { describe, expect, it } from 'vitest'
import { away, choice, column, number, outcomeOf, text, yesNo, type Answered } from './testing/answers'
import { UNASKED } from './value'

const COLUMNS = { rate: { cells: new Map([['a', '2']]) } }
const ANSWERS: Record<string, Answered> = {
  n: number('2'),
  none: number(null),
  yes: yesNo(true),
  no: yesNo(false),
  price: column('items', [10, null]),
  empty: column('emptied', []),
  part: { ...column('some', []), rows: [UNASKED, number('3').value ?? null] },
  hidden: { ...column('several', []), rows: [UNASKED, UNASKED] },
  awayNumber: away(number('9')),
  awayText: away(text('x')),
  awayYes: away(yesNo(true)),
  awayPick: { ...away(choice('awayPick', ['a', 'b'], ['a'])), columns: COLUMNS },
  awayPrice: away(column('gone', [5])),
}

const come = (formula: string) => outcomeOf(formula, ANSWERS)

describe('what a check makes of a question that is not asked', () => {
  it.each([
    '{{awayNumber}} > 1',
    '{{awayNumber}} != 1',
    'not ({{awayNumber}} > 1)',
    '{{awayNumber}} + 1 <= {{n}} * 2',
    '{{n}} in (1, {{awayNumber}})',
    '{{awayYes}}',
    '{{awayYes}} = false',
    'is_checked({{awayPick:a}})',
    '{{awayPick}} = {{awayPick:b}}',
    'count_checked({{awayPick}}) = 1',
    "lookup({{awayPick}}, 'rate') > 1",
    "matches({{awayText}}, '[0-9]+')",
    "concat({{awayText}}, 'a') = 'b'",
    'length({{awayText}}) > 3',
    'if({{awayYes}}, {{n}}, 3) > 5',
    'sum({{awayPrice}}) >= 100',
    'count({{gone}}) >= 1',
    'all({{awayPrice}} > 9)',
    'sum({{hidden}}) > 1',
    'coalesce({{awayNumber}}, {{awayNumber}}) > 1',
  ])('LOGIC-01 it decides nothing by itself: %s', (formula) => {
    expect(come(formula)).toBe(UNASKED)
  })

  it.each<[string, boolean]>([
    ['{{awayNumber}} > 1 and {{no}}', false],
    ['{{no}} and {{awayNumber}} > 1', false],
    ['{{awayNumber}} > 1 or {{yes}}', true],
    ['{{yes}} or {{awayNumber}} > 1', true],
    ['if({{yes}}, {{n}}, {{awayNumber}}) > 1', true],
    ['if({{no}}, {{n}} > 1, {{n}} > 5)', false],
    ['is_blank({{awayNumber}})', true],
    ['not is_blank({{awayNumber}})', false],
    ['coalesce({{awayNumber}}, 0) > 1', false],
    ['coalesce({{awayNumber}}, {{none}}) > 1', false],
    ['sum({{part}}) > 3', false],
    ['all({{part}} = 3)', true],
    ['sum({{empty}}) > 1', false],
    ['sum({{price}}) > 1', true],
    ['{{none}} > 1', false],
  ])('LOGIC-01 what is asked decides, and so does what asks about it: %s is %s', (formula, is) => {
    expect(come(formula)).toBe(is)
  })

  it('LOGIC-01 what is asked and decides nothing waits on both sides of a junction', () => {
    expect(come('{{awayYes}} and {{yes}}')).toBe(UNASKED)
    expect(come('{{yes}} and {{awayYes}}')).toBe(UNASKED)
    expect(come('{{awayYes}} or {{no}}')).toBe(UNASKED)
    expect(come('{{no}} or {{awayYes}}')).toBe(UNASKED)
  })
})
