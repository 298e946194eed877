/** Whether two are the same as the expressions of SurveyJS have it, unlike the programs of Form.io. */
import type { Expression } from '../../logic/expression'
import { equal } from '../formula/comparing'
import {
  type TypedExpression,
  both,
  call,
  either,
  isBlank,
  NEVER,
  numberConstant,
  textConstant,
  yesNoConstant,
} from '../formula/typed-expression'

/** What never comes to nothing, once its parts do not. */
const NEVER_BLANK = new Set(['count', 'count_checked'])
const OF_PARTS = new Set(['+', '-', '*'])

export function isNeverBlank(expression: Expression): boolean {
  if (expression.kind !== 'call') return expression.kind === 'literal'
  const last = expression.args.at(-1)
  if (OF_PARTS.has(expression.name)) return expression.args.every(isNeverBlank)
  return NEVER_BLANK.has(expression.name) || (expression.name === 'coalesce' && last?.kind === 'literal')
}

export const mayBothBeBlank = (...operands: TypedExpression[]): boolean =>
  operands.every(
    ({ constant, is, expression }) => constant === undefined && is !== 'blank' && !isNeverBlank(expression),
  )

/** A text of which letters' case does not matter; the code of an option as that option has it. */
function inSmallLetters(operand: TypedExpression, other: TypedExpression): TypedExpression {
  const { constant, subject } = operand
  if (constant === undefined)
    return operand.is === 'text' && (other.is === 'text' || other.is === 'options')
      ? { ...operand, expression: call('lower', operand.expression) }
      : operand
  const small = constant.toLowerCase()
  const code = other.subject?.choices.find((choice) => choice.code.toLowerCase() === small)?.code
  return other.is === 'options' ? textConstant(code ?? constant) : subject ? operand : textConstant(small)
}

/** Choices may have true and false as their values. */
const asCode = (operand: TypedExpression, other: TypedExpression): TypedExpression =>
  other.is === 'options' && operand.expression.kind === 'literal' && operand.is === 'yesNo'
    ? textConstant(String(operand.expression.value))
    : operand

export function lenientlyEqual(left: TypedExpression, right: TypedExpression): Expression {
  const [one, other] = [asCode(left, right), asCode(right, left)]
  const plain = equal(inSmallLetters(one, other), inSmallLetters(other, one))
  // Two that are not answered are the same there; two questions are told apart before.
  const isTold = one.subject !== undefined && other.subject !== undefined
  return mayBothBeBlank(one, other) && !isTold ? either(plain, both(isBlank(one), isBlank(other))) : plain
}

/**
 * Whether a condition as a whole holds there: it has to come to true. Inside it, beside `and`, `or` and `!`, anything that
 * is answered is as good.
 * @param takesOne a 1 is as good as true: SurveyJS compares with `==` what it asks of choices, rows and answers, and with
 * `===` what shows or requires questions, panels and pages
 */
export function holds(operand: TypedExpression, takesOne: boolean): Expression {
  const { is, constant, subject, holds: known } = operand
  if (known) return known(takesOne)
  if (is === 'yesNo' && !subject?.yesNo) return operand.expression
  if (constant !== undefined) return yesNoConstant(takesOne && constant === '1').expression
  const isWord = is === 'text' || is === 'yesNo' || (is === 'options' && subject?.isSingle === true)
  const one = is === 'text' || is === 'number' ? ONE : textConstant('1')
  return [
    ...(isWord ? [lenientlyEqual(operand, textConstant('true'))] : []),
    ...(takesOne && (isWord || is === 'number') ? [lenientlyEqual(operand, one)] : []),
  ]
    .filter((way) => way !== NEVER)
    .reduce((before, way) => (before === NEVER ? way : either(before, way)), NEVER)
}
const ONE = numberConstant('1')
