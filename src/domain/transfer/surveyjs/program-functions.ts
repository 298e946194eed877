/** Functions that programs of Form.io have and expressions of SurveyJS do not, as they are called from there. */
import { patternOf } from '../../logic/pattern'
import {
  asNumber,
  asText,
  call,
  either,
  isBlank,
  numberConstant,
  of,
  textConstant,
  towardsZero,
  yesNo,
  type TypedExpression,
} from '../formula/typed-expression'
import { Untranslatable } from '../untranslatable'
import { wholePattern } from './limits'

type Make = (operands: readonly TypedExpression[]) => TypedExpression

const ofOne =
  (make: (operand: TypedExpression) => TypedExpression): Make =>
  ([operand]) => {
    if (!operand) throw new Untranslatable('formulaUnread', '')
    return make(operand)
  }
const ofNumber = (name: string, isWhole: boolean): Make =>
  ofOne((operand) => of('number', call(name, asNumber(operand)), isWhole))
const ofText = (name: string): Make => ofOne((operand) => of('text', call(name, asText(operand))))

/** A pattern is looked for anywhere in a text, and an empty text is one. */
const matches: Make = ([operand, pattern]) => {
  const whole = wholePattern((pattern?.constant ?? '').replaceAll('(?:', '('))
  const isMatch = patternOf(whole)
  if (!operand || !isMatch) throw new Untranslatable('formulaFunction', pattern?.constant ?? '')
  const matched = call('matches', asText(operand), textConstant(whole).expression)
  return yesNo(isMatch('') ? either(matched, isBlank(operand)) : matched)
}

export const PROGRAM_FUNCTIONS: Readonly<Record<string, Make>> = {
  _floor: ofNumber('floor', true),
  _ceil: ofNumber('ceil', true),
  _abs: ofNumber('abs', false),
  _number: ofOne((operand) => of('number', asNumber(operand), operand.isWhole)),
  _int: ofOne((operand) => of('number', towardsZero(asNumber(operand)), true)),
  _lower: ofText('lower'),
  _upper: ofText('upper'),
  // Of nothing it is 0, which ours takes for nothing.
  _length: ofOne((operand) =>
    of('number', call('coalesce', call('length', asText(operand)), numberConstant('0').expression), true),
  ),
  _concat: (operands) =>
    of(
      'text',
      call('concat', ...operands.map((one) => (one.is === 'number' ? one.expression : asText(one)))),
    ),
  _starts: ([text, part]) => {
    if (!text || !part) throw new Untranslatable('formulaUnread', '')
    return yesNo(call('starts_with', asText(text), asText(part)))
  },
  _matches: matches,
  _year: ofOne(({ expression }) => of('number', call('year', expression), true)),
  _age: ([from, to]) => {
    if (!from || !to) throw new Untranslatable('formulaUnread', '')
    return of('number', call('age', from.expression, to.expression), true)
  },
}
