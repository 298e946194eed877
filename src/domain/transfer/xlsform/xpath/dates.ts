/** Days of other systems, which count with them as with numbers. */
import type { Expression } from '../../../logic/expression'
import {
  asNumber,
  call,
  isBlank,
  of,
  textConstant,
  type TypedExpression,
} from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'

/** How many days it is from one to another. */
export const daysFrom = (from: TypedExpression, to: TypedExpression): TypedExpression =>
  of('number', call('days_between', from.expression, to.expression), true)

/** A day that is so many days later, or before. */
export function dateMoved(day: TypedExpression, days: TypedExpression, sign: '+' | '-'): TypedExpression {
  const count = asNumber(days)
  return of('date', call('add_days', day.expression, sign === '+' ? count : call('negate', count)))
}

const DAY = /^\d{4}-\d{2}-\d{2}/u

/** What is given, as a day. */
export function asDay(operand: TypedExpression): TypedExpression {
  if (operand.is === 'date' || operand.is === 'blank') return operand
  const [day] = DAY.exec(operand.constant ?? '') ?? []
  // Written out, it is a day wherever one is expected.
  if (day !== undefined) return { ...textConstant(day), is: 'date' }
  throw new Untranslatable('formulaFunction', 'date')
}

const part = (name: string, { expression }: TypedExpression): Expression => call(name, expression)
const padded = (number: Expression): Expression =>
  call(
    'if',
    call('<', number, asNumber(textConstant('10'))),
    call('concat', textConstant('0').expression, number),
    call('concat', number),
  )

const PARTS: Record<string, (day: TypedExpression) => Expression> = {
  '%Y': (day) => part('year', day),
  '%y': (day) => call('-', part('year', day), asNumber(textConstant('2000'))),
  '%m': (day) => padded(part('month', day)),
  '%n': (day) => part('month', day),
  '%d': (day) => padded(part('day', day)),
  '%e': (day) => part('day', day),
}

/** Parts of a day that are numbers as they stand. */
const NUMBERS: Record<string, string> = { '%Y': 'year', '%n': 'month', '%e': 'day' }

/** A day as a pattern says, where the pattern asks for nothing but numbers. */
export function dayWritten(given: TypedExpression, pattern: string): TypedExpression {
  const day = asDay(given)
  const number = NUMBERS[pattern]
  if (number !== undefined) return of('number', part(number, day), true)
  if (pattern === '%Y-%m-%d') return of('text', call('concat', day.expression))
  const pieces = pattern.match(/%.|[^%]+/gu) ?? []
  const parts = pieces.map((piece) => {
    if (!piece.startsWith('%')) return textConstant(piece).expression
    const make = PARTS[piece]
    if (!make) throw new Untranslatable('formulaFunction', `format-date ${piece}`)
    return make(day)
  })
  return of('text', call('if', isBlank(day), call('blank'), call('concat', ...parts)))
}
