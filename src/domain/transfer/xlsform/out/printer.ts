/** What formulas are said with in XPath, and what is known of their parts. */
import type { QuestionPart } from '../../../form-logic/parts'
import type { Expression } from '../../../logic/expression'
import type { ValueType } from '../../../logic/value'
import { kindOf } from '../../../form/kinds'
import { YES } from '../yes-no'
import type { Naming } from './naming'
import { quoted, type Printed } from './text'

export interface PrinterContext {
  naming: Naming
  /** The lists of rows in which the formula stands. */
  here: readonly string[]
  /** The question whose answer a constraint looks at: it is answered then. */
  self: string | null
  /** The column of the choices in which something of an option stands. */
  columnOf: (attribute: string) => string
  /** The list of the choices of a question. */
  listOf: (question: string) => string
}

export interface XPathPrinter extends PrinterContext {
  /** A value. */
  print: (at: Expression) => Printed
  /** Something that holds or does not. */
  holds: (at: Expression) => Printed
  /** A day, which is written out as one. */
  day: (at: Expression) => Printed
  typeOf: (at: Expression) => ValueType | null
  /** An answer itself, or something that is written out: it is never a number that is none. */
  isPlain: (at: Expression) => boolean
  isKnown: (at: Expression) => boolean
  /** That something was answered; null where that is known. */
  isThere: (at: Expression) => Printed | null
  questionOf: (at: Expression) => QuestionPart | null
}

/** What a text that was accepted is there. */
const ACCEPTED = 'OK'

export const isConsent = ({ definition }: QuestionPart): boolean => kindOf(definition) === 'consent'
export const yesOf = (part: QuestionPart): Printed => quoted(isConsent(part) ? ACCEPTED : YES)
