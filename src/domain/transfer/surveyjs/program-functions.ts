/** Functions that programs of Form.io have and expressions of SurveyJS do not, as they are called from there. */
import {
  asNumber,
  asText,
  call,
  numberConstant,
  of,
  towardsZero,
  type TypedExpression,
} from '../formula/typed-expression'

const ofNumber =
  (name: string, isWhole: boolean) =>
  (operand: TypedExpression): TypedExpression =>
    of('number', call(name, asNumber(operand)), isWhole)

export const PROGRAM_FUNCTIONS: Readonly<Record<string, (operand: TypedExpression) => TypedExpression>> = {
  _floor: ofNumber('floor', true),
  _ceil: ofNumber('ceil', true),
  _abs: ofNumber('abs', false),
  _number: (operand) => of('number', asNumber(operand), operand.isWhole),
  _int: (operand) => of('number', towardsZero(asNumber(operand)), true),
  // Of nothing it is 0, which ours takes for nothing.
  _length: (operand) =>
    of('number', call('coalesce', call('length', asText(operand)), numberConstant('0').expression), true),
}
