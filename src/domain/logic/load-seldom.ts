import { isOfFew } from './functions'
import { DIGIT_FUNCTIONS, ROW_FUNCTIONS } from './seldom'

/** Whether formulas call what this holds of; a call that only stands in a text of theirs counts too. */
export const calls = (formulas: readonly string[], isOne: (name: string) => boolean): boolean =>
  Array.from(formulas.join('\n').matchAll(/\w+(?=\s*\()/gu)).some(([name]) => isOne(name))

const among =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.includes(name)

/** Loads what some formulas call and few others do. */
export const loadSeldom = (formulas: readonly string[]): Promise<unknown> =>
  Promise.all([
    calls(formulas, among(DIGIT_FUNCTIONS)) && import('./check-digits'),
    calls(formulas, among(ROW_FUNCTIONS)) && import('./row-functions'),
    calls(formulas, among(['matches'])) && import('./patterns'),
    calls(formulas, isOfFew) && import('./seldom-functions'),
  ])
