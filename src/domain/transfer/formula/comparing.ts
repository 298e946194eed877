/** Whether parts of formulas of other systems are the same, or one before the other, as those systems compare them. */
import type { Expression } from '../../logic/expression'
import { numberIn } from '../../logic/value'
import { Untranslatable } from '../untranslatable'
import {
  asNumber,
  asText,
  both,
  call,
  either,
  isBlank,
  literal,
  NEVER,
  reference,
  saysOf,
  type Subject,
  type TypedExpression,
} from './typed-expression'

export const YES = new Set(['true', '1', 'yes', 'y', 'ok'])
const isPlain = ({ constant, attribute }: TypedExpression): boolean =>
  constant !== undefined || attribute !== undefined

function sameChoice(operand: TypedExpression, subject: Subject, other: TypedExpression): Expression {
  if (other.attribute !== undefined && subject.isSingle)
    return call('=', other.expression, operand.expression)
  if (other.constant === undefined) return call('=', asText(operand), asText(other))
  const { constant } = other
  const choice = subject.choices.find(({ code }) => code === constant)
  return choice ? call('=', operand.expression, reference(subject.id, choice.id)) : NEVER
}

/** What a link brings beside true or false as they are written out. */
function saidByLink(one: TypedExpression, other: TypedExpression): Expression | null {
  const { expression, is } = other
  if (!one.fromLink || is !== 'yesNo' || expression.kind !== 'literal') return null
  return saysOf(one, expression.value === true)
}

function same(one: TypedExpression, other: TypedExpression): Expression {
  if (one.is === 'blank') return isBlank(other)
  if (other.is === 'blank') return isBlank(one)
  if (one.constant !== undefined && other.constant !== undefined)
    return literal(one.constant === other.constant)
  const said = saidByLink(one, other) ?? saidByLink(other, one)
  if (said) return said
  if (one.is === 'yesNo' && (one.subject || other.is !== 'yesNo')) return sameYesNo(one, other)
  if (other.is === 'yesNo') return sameYesNo(other, one)
  // A number beside it makes a number of it.
  if (one.is === 'number' || other.is === 'number') return call('=', asNumber(one), asNumber(other))
  if (one.is === 'options' && one.subject) return sameChoice(one, one.subject, other)
  if (other.is === 'options' && other.subject) return sameChoice(other, other.subject, one)
  if (one.is === other.is) return call('=', one.expression, other.expression)
  if (one.constant !== undefined || other.constant !== undefined)
    return call('=', one.expression, other.expression)
  return call('=', asText(one), asText(other))
}

/** True is the same as 1, and false as 0, unless they are written as texts. */
const ALIKE: Readonly<Record<string, string>> = { true: '1', false: '0', 1: 'true', 0: 'false' }

/** The codes of yes or no that are the same as what is written out; undefined where it is worked out. */
function codesOf({ expression, constant }: TypedExpression): string[] | undefined {
  if (constant !== undefined) return [constant.toLowerCase()]
  if (expression.kind !== 'literal') return undefined
  const code = String(expression.value)
  return [code, ALIKE[code] ?? code]
}

const sameYesNo = (one: TypedExpression, other: TypedExpression): Expression => {
  const codes = one.subject?.yesNo
  const wanted = codesOf(other)
  if (codes && wanted) {
    if (wanted.includes(codes.yes.toLowerCase())) return one.expression
    return wanted.includes(codes.no.toLowerCase()) ? call('=', one.expression, literal(false)) : NEVER
  }
  if (other.is === 'yesNo') return call('=', one.expression, other.expression)
  if (other.constant === undefined) throw new Untranslatable('formulaType', other.is)
  // What is not answered is neither.
  return YES.has(other.constant.toLowerCase()) ? one.expression : call('=', one.expression, literal(false))
}

/** Whether two are the same; others take two that are not answered for the same, ours does not. */
export function equal(one: TypedExpression, other: TypedExpression): Expression {
  const compared = same(one, other)
  const mayBothBeBlank = !isPlain(one) && !isPlain(other) && one.subject && other.subject
  return mayBothBeBlank ? either(compared, both(isBlank(one), isBlank(other))) : compared
}

const DATED = new Set(['date', 'time'])

/** A choice whose code is no number, among others that are, is neither less nor more than anything. */
function numberWhereItIsOne(operand: TypedExpression): Expression {
  const numbers = operand.subject?.choices.filter(({ code }) => numberIn(code.trim()) !== null) ?? []
  const isMixed = operand.is === 'options' && numbers.length > 0
  return asNumber(
    operand.subject && isMixed ? { ...operand, subject: { ...operand.subject, choices: numbers } } : operand,
  )
}

/** `<` and its like: days and hours by the calendar, anything else as numbers. */
export function ordered(sign: string, one: TypedExpression, other: TypedExpression): Expression {
  const isDated =
    (DATED.has(one.is) && (one.is === other.is || other.constant !== undefined)) ||
    (DATED.has(other.is) && one.constant !== undefined)
  return isDated
    ? call(sign, one.expression, other.expression)
    : call(sign, numberWhereItIsOne(one), numberWhereItIsOne(other))
}
