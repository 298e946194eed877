/**
 * The functions of formulas, operators among them. One that is given blank gives blank, unless it `takesBlank`. Those
 * that look at what is around them are in `compile.ts` (`if`, `today`) and `row-functions.ts` (aggregates, columns).
 */
import { decimal } from './decimal'
import type { FunctionSpec } from './function-spec'
import { NUMBER_FUNCTIONS } from './number-functions'
import { DIGIT_FUNCTIONS, ROW_FUNCTIONS, seldom } from './seldom'
import { isNumber, isOptions, isSameValue, isText, UNASKED, type Known, type Value } from './value'

/** Below 0 when one comes before the other: numbers by size, days and times by the calendar. */
export function order(one: Value, other: Value): number {
  if (isNumber(one) && isNumber(other)) return one.cmp(other)
  if (!isText(one) || !isText(other) || one === other) return 0
  return one < other ? -1 : 1
}

const isKnown = (value: Value | undefined): value is Known =>
  value !== null && value !== undefined && value !== UNASKED

/** A comparison with blank is false. */
const comparison = (
  param: 'same' | 'ordered',
  holds: (one: Known, other: Known) => boolean,
): FunctionSpec => ({
  ...{ params: [param, param], result: 'yesNo', takesBlank: true },
  run: ([one, other]) => isKnown(one) && isKnown(other) && holds(one, other),
})

const COMPARISONS: Record<string, FunctionSpec> = {
  '=': comparison('same', isSameValue),
  '!=': comparison('same', (one, other) => !isSameValue(one, other)),
  '<': comparison('ordered', (one, other) => order(one, other) < 0),
  '<=': comparison('ordered', (one, other) => order(one, other) <= 0),
  '>': comparison('ordered', (one, other) => order(one, other) > 0),
  '>=': comparison('ordered', (one, other) => order(one, other) >= 0),
  in: {
    ...{ params: ['same', 'same'], rest: 'same', result: 'yesNo', takesBlank: true },
    run: ([one, ...others]) =>
      isKnown(one) && others.some((other) => isKnown(other) && isSameValue(one, other)),
  },
}

const ANYTHING: Record<string, FunctionSpec> = {
  not: { params: ['yesNo'], result: 'yesNo', takesBlank: true, run: ([value]) => value !== true },
  is_blank: {
    ...{ params: ['any'], result: 'yesNo', takesBlank: true, takesUnasked: true },
    run: ([value]) => !isKnown(value),
  },
  coalesce: {
    ...{ params: ['same'], rest: 'same', result: 'same', takesBlank: true, takesUnasked: true },
    run: (args) => args.find(isKnown) ?? (args.includes(null) ? null : UNASKED),
  },
  count_checked: {
    ...{ params: ['options'], result: 'number', takesBlank: true },
    run: ([ticked = null]) => decimal(isOptions(ticked) ? ticked.length : 0),
  },
}

const TABLE = new Map<string, FunctionSpec>(
  [COMPARISONS, ANYTHING, NUMBER_FUNCTIONS].flatMap((functions) => Object.entries(functions)),
)

/** What `compile.ts` reads by itself. */
const AROUND = ['and', 'or', 'if', 'is_checked', 'today', 'blank', 'time', 'matches', ...ROW_FUNCTIONS]

/** Whether a function is called by few formulas and has no file of its own. */
export const isOfFew = (name: string): boolean =>
  !TABLE.has(name) && ![...AROUND, ...DIGIT_FUNCTIONS].includes(name)

/** What a function takes and does; undefined for one that there is not. */
export function functionNamed(name: string): FunctionSpec | undefined {
  const digits = DIGIT_FUNCTIONS.find((one) => one === name)
  return digits ? seldom('digits')[digits] : (TABLE.get(name) ?? seldom('functions').get(name))
}
