/** What operators between two numbers, texts or days come to. */
import { Decimal } from '../../logic/decimal'
import type { Expression } from '../../logic/expression'
import { asNumber, asText, call, of, remainder, type TypedExpression } from '../formula/typed-expression'
import { daysFrom } from '../xlsform/xpath/dates'

/** Whether a number may come to more than the two decimals that answers keep. */
export function mayHaveManyDecimals(expression: Expression): boolean {
  if (expression.kind !== 'call') return false
  const { name, args } = expression
  const isTimesWhole = args.some((one) => one.kind === 'literal' && isWholeNumber(one.value))
  const isLonger = name === '/' || name === 'average' || (name === '*' && !isTimesWhole)
  return isLonger || args.some(mayHaveManyDecimals)
}

const isWholeNumber = (value: unknown): boolean => value instanceof Decimal && value.eq(value.round())

export function counted(sign: string, one: TypedExpression, other: TypedExpression): TypedExpression {
  const isText = (operand: TypedExpression): boolean =>
    operand.is === 'text' && (operand.constant === undefined || !/^\d/u.test(operand.constant))
  if (sign === '+' && (isText(one) || isText(other)))
    return of('text', call('concat', asText(one), asText(other)))
  if (one.is === 'date' && other.is === 'date' && sign === '-') return daysFrom(other, one)
  const [left, right] = [asNumber(one), asNumber(other)]
  const isWhole = one.isWhole === true && other.isWhole === true
  if (sign === 'mod') return of('number', remainder(left, right), isWhole)
  return of('number', call(sign, left, right), isWhole && sign !== '/')
}
