/** Writes the scripts and JsonLogic of Form.io as the text of SurveyJS expressions. */

/** What the questions of a form are, as far as a script treats their answers differently. */
export interface Answers {
  /** Several checkboxes, whose answer is an object of ticks. */
  isSet: (name: string) => boolean
  isNumber: (name: string) => boolean
  isYesNo?: (name: string) => boolean
  /** What is an empty text where nothing was answered. */
  isText?: (name: string) => boolean
  /** A day without an hour. */
  isDay?: (name: string) => boolean
  /** A list to pick from, or what others made themselves, whose answer may have its code in `value`. */
  isSelect?: (name: string) => boolean
  /** What holds other answers and is always there. */
  isContainer?: (name: string) => boolean
  /** A day or a moment as others write it for a question, as ours are written; null for a question of another kind. */
  dayOf?: (name: string, written: string) => string | null
  /** What is worked out is a day without an hour. */
  isForDay?: boolean
  /** The question that a check is about, which scripts call `input`. */
  own?: string
}

/** What stands for `null` and `undefined`; it is compared with and assigned, and nothing else. */
export const NOTHING = 'null'

/** The operators that compare and calculate, each as SurveyJS writes it. */
export const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '===': '=', '==': '=', '!==': '!=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': '%' },
}

/** `when ? then : otherwise` of any values. */
export function choice(when: string, then: string, otherwise: string): string {
  if (then === otherwise) return then
  if (then === 'true' && otherwise === 'false') return when
  return then === 'false' && otherwise === 'true' ? `!(${when})` : `iif(${when}, ${then}, ${otherwise})`
}

/** `when ? then : otherwise` of conditions, which are joined by `and` and `or`. */
export function condition(when: string, then: string, otherwise: string): string {
  if (then === otherwise) return then
  if (then === 'true') return otherwise === 'false' ? when : `(${when} or ${otherwise})`
  if (then === 'false') return otherwise === 'true' ? `!(${when})` : `(!(${when}) and ${otherwise})`
  if (otherwise === 'false') return `(${when} and ${then})`
  return otherwise === 'true' ? `(!(${when}) or ${then})` : `iif(${when}, ${then}, ${otherwise})`
}

/** The answer at a path, or of several checkboxes whether one is ticked. */
export function answerAt(path: readonly string[], { isSet, isSelect }: Answers): string {
  const [last = '', parent = ''] = path.toReversed()
  if (isSet(parent)) return `({${parent}} contains '${last}')`
  return last === 'value' && isSelect?.(parent) === true ? `{${parent}}` : `{${last}}`
}

/** The name of the answer that an expression is; undefined where it is anything else. */
export const answerNameIn = (expression: string): string | undefined => /^\{(\w+)\}$/u.exec(expression)?.[1]

/** A constant, as an expression writes it. */
export const LITERAL = /^(?:'[^']*'|[\d.]+|true|false)$/u
const WITH_FALLBACK = / notempty, .*, 0\)$/u
const mayBeBlank = (expression: string): boolean =>
  expression.startsWith('iif(') && !WITH_FALLBACK.test(expression)

/** Whether both sides of a comparison may be blank: JavaScript takes them for equal, our formulas do not. */
export const mayCompareBlanks = (one: string, other: string): boolean =>
  (mayBeBlank(one) && !LITERAL.test(other)) || (mayBeBlank(other) && !LITERAL.test(one))
