/** What a formula may name, and from where it is read. It knows no form. */
import type { Value, ValueType } from './value'

export interface Type {
  is: ValueType
  /** With `options`: of which question. */
  of?: string
}

/** Something that a formula may name. */
export interface Named {
  type: Type
  /**
   * The lists that it stands in, the outer one first: of a repeatable section, and of a question with several answers.
   */
  lists: readonly string[]
  /** Ids of its options. */
  options?: readonly string[]
  /** A column of what can be picked, by its name; undefined where there is none. Without it there are no columns to look in. */
  column?: (name: string) => Column | undefined
}

/** What stands beside what can be picked. */
export interface Column {
  /** Where it says options: of which question. */
  of?: string
  /** By option, a text or the id of an option; null for an entry of a table, of which the answer keeps it. */
  cells: ReadonlyMap<string, string> | null
}

export interface Scope {
  lookup: (id: string) => Named | undefined
  /** The lists in which the formula itself stands: there it reads the row that it is in. */
  here: readonly string[]
  /** Whether it is asked of an option, and may read what is kept with that (`attribute`). */
  hasAttributes?: boolean
}

/** Which row of each list is meant. */
export type Rows = Readonly<Record<string, number>>

/** What is answered now, read by a formula. */
export interface Reader {
  value: (id: string, rows: Rows) => Value
  /** How many rows a list has, within the rows that it stands in; to a check below 0 where it is not asked. */
  size: (list: string, rows: Rows) => number
  /** The municipality's day at which the answer was begun; null where nobody knows it. */
  today: string | null
  /** What the option that is asked about has under a name; '' for nothing. */
  attribute?: (name: string) => string
  /** How many files were given with an answer; to a check below 0 where it is not asked. */
  files?: (id: string, rows: Rows) => number
  /** What a column says of the entry of a table that was picked; '' for nothing. */
  cell?: (id: string, column: string, rows: Rows) => string
}
