/**
 * What few formulas call and weighs much. A form that calls it has it loaded before its rules are read, as it has what
 * works them out; others load nothing of it. Whoever reads formulas of any form has it from the start
 * (`every-function.ts`).
 */

import type { Compiling, Node } from './compiled'
import type { Call } from './expression'
import type { FunctionSpec } from './function-spec'

/** Functions that calculate check digits. */
export const DIGIT_FUNCTIONS = ['is_dni', 'is_cuit', 'is_cbu', 'is_nif', 'is_nie', 'is_iban'] as const

/** What goes over rows, or reads what is kept with what was picked: these look at what is around them. */
export const ROW_FUNCTIONS = [
  ...['sum', 'count', 'average', 'any', 'all', 'min', 'max'],
  ...['row_number', 'attribute', 'lookup'],
] as const

/** Functions that few formulas call. */
export const FEW_FUNCTIONS = [
  ...(['year', 'month', 'day', 'add_days', 'add_months', 'add_years'] as const),
  ...(['days_between', 'months_between', 'age'] as const),
  'floor',
  'ceil',
  'upper',
  'lower',
  'trim',
  'distance',
  'date',
  'weekday',
  'hour',
  'minute',
  'minutes_between',
  'count_files',
] as const

type IsOne = (text: string) => boolean

export interface Seldom {
  digits: Record<(typeof DIGIT_FUNCTIONS)[number], IsOne>
  functions: Record<(typeof FEW_FUNCTIONS)[number], FunctionSpec>
  /** Makes a part of a formula of a call of a function of rows. */
  rows: (at: Call, by: Compiling) => Node
  /** Reads a pattern; null for what is none. */
  patterns: (pattern: string) => IsOne | null
}

const there: Partial<Seldom> = {}

/** Gives some of it, once that is loaded. */
export const installSeldom = (given: Partial<Seldom>): void => void Object.assign(there, given)

/** Whether some of it is there. */
export const hasSeldom = (name: keyof Seldom): boolean => there[name] !== undefined

/**
 * What formulas that call it need.
 * @throws Error before it was loaded: a rule without its function would say something else
 */
export function seldom<N extends keyof Seldom>(name: N): Seldom[N] {
  const loaded: Partial<Seldom>[N] = there[name]
  if (!loaded) throw new Error(`a formula is read before ${name} are loaded`)
  return loaded
}
