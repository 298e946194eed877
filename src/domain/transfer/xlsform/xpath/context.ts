/** What an expression of an XLSForm is read against. */
import type { TypedExpression, Subject } from '../../formula/typed-expression'
import type { ChangedCode } from '../../report'
import type { Row } from '../table'
import type { Xpath } from './parse'

/** What a name of a form means. */
export type Meaning =
  | { is: 'question'; subject: Subject; repeat: string | null }
  | { is: 'repeat'; id: string }
  | { is: 'group' }
  /** The day at which the answer was begun. */
  | { is: 'today' }

export interface Context {
  /** @param way the steps that lead to it from where the expression stands, where it says them */
  meaningOf: (name: string, way?: readonly string[]) => Meaning | undefined
  /** The question that the expression belongs to: `.` */
  self: Meaning | undefined
  /** The repeat in which it stands. */
  repeat: string | null
  /** Of a filter of choices: names of the columns that choices have. */
  columns: ReadonlySet<string> | null
  /** Notes that a column is compared with the options of a question, or with texts. */
  onColumn: (column: string, subject: Subject | null) => void
  /** Notes that what stands beside a choice is looked up. */
  onLookup: (subject: Subject, column: string) => void
  onChanged: (code: ChangedCode) => void
}

/** What names mean in an expression of a row. */
export type MeaningFrom = (row: Row) => Context['meaningOf']

export interface Translator extends Context {
  say: (part: Xpath) => TypedExpression
  /** What a part names, if it is a name. */
  named: (part: Xpath | undefined) => Meaning | undefined
}
