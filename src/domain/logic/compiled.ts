/** A formula that is ready to be worked out. */
import type { Call, Expression, FormulaFault, FormulaProblem, Reference } from './expression'
import type { FunctionSpec, Param } from './function-spec'
import type { Named, Reader, Rows, Scope, Type } from './scope'
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

/** What makes a formula of its parts, for calls that look at what is around them. */
export interface Compiling {
  readonly scope: Scope
  readonly lookups: LookedUp[]
  /** The lists over which the aggregate around goes; null outside of any. */
  over: readonly string[] | null
  /** Notes what does not fit. */
  fail: (fault: FormulaFault, at: Expression, about: string, expected?: string) => Node
  node: (at: Expression) => Node
  typed: (at: Expression, expected: Param) => Node
  reference: (at: Reference) => Node
  /** A call that takes so many arguments and looks at none of them. */
  counted: (at: Call, count: number, type: Type, run: Run) => Node
  /** A call of a function that is asked for its arguments alone. */
  applied: (at: Call, spec: FunctionSpec) => Node
  /** The lists of something in which the formula does not stand. */
  listsOutside: (named: Named) => readonly string[]
}
