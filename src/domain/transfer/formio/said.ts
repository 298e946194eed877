/** What programs and JsonLogic of Form.io say, as expressions of a survey. */

/** Answers of a form, as far as a program tells them apart. */
export interface Answers {
  /** Those that are sets of ticks. */
  isSet: (name: string) => boolean
  isNumber: (name: string) => boolean
  /** Choices whose answer has its code in `value`. */
  isSelect?: (name: string) => boolean
  /** The answer that is being checked, which is called `input`. */
  own?: string
}

/** One of two; what says yes and no is what it hangs on. */
export function choice(when: string, then: string, otherwise: string): string {
  if (then === otherwise) return then
  if (then === 'true' && otherwise === 'false') return when
  return then === 'false' && otherwise === 'true' ? `!(${when})` : `iif(${when}, ${then}, ${otherwise})`
}

/** The same of what holds or does not. */
export function condition(when: string, then: string, otherwise: string): string {
  if (then === otherwise) return then
  if (then === 'true') return otherwise === 'false' ? when : `(${when} or ${otherwise})`
  if (then === 'false') return otherwise === 'true' ? `!(${when})` : `(!(${when}) and ${otherwise})`
  if (otherwise === 'false') return `(${when} and ${then})`
  return otherwise === 'true' ? `(!(${when}) or ${then})` : `iif(${when}, ${then}, ${otherwise})`
}

/** How an answer is written in an expression; one tick of a set is whether it is ticked. */
export function answerNamed(path: readonly string[], { isSet, isSelect }: Answers): string {
  const [last = '', parent = ''] = path.toReversed()
  if (isSet(parent)) return `({${parent}} contains '${last}')`
  return last === 'value' && isSelect?.(parent) === true ? `{${parent}}` : `{${last}}`
}

const LITERAL = /^(?:'[^']*'|[\d.]+|true|false)$/u
/** One of two, which may be an answer that nobody gave; what stands there for nothing is not. */
const mayBeNothing = (made: string): boolean => made.startsWith('iif(') && !/ notempty, .*, 0\)$/u.test(made)

/** Whether two may both be answers that nobody gave: there they are equal, in a formula of ours they are not. */
export const comparesNothing = (one: string, other: string): boolean =>
  (mayBeNothing(one) && !LITERAL.test(other)) || (mayBeNothing(other) && !LITERAL.test(one))
