/** A formula that is ready to be worked out. */
import type { FormulaProblem } from './expression'
import type { Reader, Rows, Type } from './scope'
import type { Value } from './value'

export type Run = (rows: Rows, reader: Reader) => Value

/** A name in a formula, and whether it is read of other rows than the formula's own. */
export interface Dependency {
  id: string
  ofAllRows: boolean
}

/** A column in which a formula looks what was picked up. */
export interface LookedUp {
  id: string
  column: string
}

export interface Compiled {
  /** null where something does not fit. */
  type: Type | null
  run: Run
  problems: readonly FormulaProblem[]
  dependencies: readonly Dependency[]
  lookups: readonly LookedUp[]
}

/** A part of a formula. */
export interface Node {
  type: Type | null
  run: Run
}
