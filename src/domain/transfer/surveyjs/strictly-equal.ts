/** Whether two are the same as the programs of Form.io have it, unlike the expressions of SurveyJS. */
import type { Expression } from '../../logic/expression'
import { equal } from '../formula/comparing'
import { both, either, isBlank, not, type TypedExpression } from '../formula/typed-expression'

/** A box that nobody touched is not ticked. */
function isUnticked(one: TypedExpression, other: TypedExpression): Expression | null {
  const isNo = ({ constant, expression }: TypedExpression): boolean =>
    constant === 'false' || (expression.kind === 'literal' && expression.value === false)
  if (one.is === 'yesNo' && isNo(other)) return not(one.expression)
  return other.is === 'yesNo' && isNo(one) ? not(other.expression) : null
}

/** It is a text there, which is empty where nothing was answered. */
const isText = ({ is, constant, subject }: TypedExpression): boolean =>
  constant === undefined && (is === 'text' || (is === 'options' && subject?.isSingle === true))

export function strictlyEqual(one: TypedExpression, other: TypedExpression): Expression {
  const unticked = isUnticked(one, other)
  if (unticked) return unticked
  const plain = equal(one, other)
  // Two questions are told apart before.
  const isTold = one.subject !== undefined && other.subject !== undefined
  const mayBothBeEmpty = isText(one) && isText(other) && !isTold
  return mayBothBeEmpty ? either(plain, both(isBlank(one), isBlank(other))) : plain
}
