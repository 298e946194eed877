/** A formula that was read. Operators are calls of functions named like them. */
import type { Decimal } from './decimal'

export interface Place {
  /** Where it begins in the text, and where it ends. */
  from: number
  to: number
}

export interface Literal extends Place {
  kind: 'literal'
  value: Decimal | string | boolean
}

export interface Reference extends Place {
  kind: 'reference'
  /** Of a question, a branch, or a repeatable section. */
  id: string
  /** An option of that question; null when its answer is meant. */
  option: string | null
}

export interface Call extends Place {
  kind: 'call'
  name: string
  args: readonly Expression[]
}

export type Expression = Literal | Reference | Call

/** What is wrong with a formula, and where. */
export type FormulaFault =
  | 'tooLong'
  | 'tooDeep'
  | 'unexpected'
  | 'unfinished'
  | 'unknownFunction'
  | 'unknownReference'
  | 'unknownOption'
  | 'wrongCount'
  | 'wrongType'
  | 'wrongPattern'
  | 'emptyText'
  | 'needsAggregate'
  | 'nothingToAggregate'
  | 'severalLists'
  | 'noRow'
  | 'noOption'
  | 'noColumns'
  | 'unknownColumn'
  | 'noFiles'
  | 'noWords'

export interface FormulaProblem {
  fault: FormulaFault
  from: number
  to: number
  /** The word, function or reference that it is about. */
  about: string
  /** With `wrongType`: what would fit. */
  expected?: string
}
