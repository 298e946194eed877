/**
 * What few formulas call and weighs much. A form that calls it has it loaded before its rules are read, as it has what
 * works them out; others load nothing of it. Whoever reads formulas of any form has it from the start
 * (`every-function.ts`).
 */

import type { Compiling, Node } from './compiled'
import type { Call } from './expression'
import type { FunctionSpec, Param } from './function-spec'
import { registry } from './registry'

/** Functions that calculate check digits. */
export const DIGIT_FUNCTIONS = ['is_dni', 'is_cuit', 'is_cbu', 'is_nif', 'is_nie', 'is_iban'] as const

/** What goes over rows, or reads what is kept with what was picked: these look at what is around them. */
export const ROW_FUNCTIONS = [
  ...['sum', 'count', 'average', 'any', 'all', 'min', 'max'],
  ...['row_number', 'attribute', 'lookup'],
] as const

export interface Seldom {
  digits: Record<(typeof DIGIT_FUNCTIONS)[number], FunctionSpec>
  /** Whatever else is called and few formulas call. */
  functions: ReadonlyMap<string, FunctionSpec>
  /** Makes a part of a formula of a call of a function of rows. */
  rows: (at: Call, by: Compiling) => Node
  /** What a column says, as what is expected of it; null for what it cannot be. */
  columns: (lookup: Node, is: Param) => Node | null
  /** The same of a call that asks for a pattern. */
  patterns: (at: Call, by: Compiling) => Node
}

export const { install: installSeldom, get: seldom } = registry<Seldom>()
