/** What others work out, as the answer to a question of ours. */
import type { Expression } from '../../logic/expression'
import { Untranslatable } from '../untranslatable'
import { YES } from './comparing'
import {
  answerExpression,
  asNumber,
  asText,
  asYesNo,
  call,
  MOST_CHOICES,
  optionOf,
  textConstant,
  yesNoConstant,
  type Subject,
  type TypedExpression,
} from './typed-expression'

const YES_IN_WORDS = ['yes', 'true'].map((word) => textConstant(word).expression)

/** What says yes in words is yes. */
function yesNoAnswer(operand: TypedExpression, { yesNo }: Subject): Expression {
  const { is, constant, expression } = operand
  if (constant !== undefined) {
    const isNamed = constant === yesNo?.yes || constant === yesNo?.no
    return yesNoConstant(isNamed ? constant === yesNo.yes : YES.has(constant.toLowerCase())).expression
  }
  return is === 'text' ? call('in', expression, ...YES_IN_WORDS) : asYesNo(operand)
}

/** The option whose code is worked out, or is that of what was chosen elsewhere. */
function chosenBy(operand: TypedExpression, subject: Subject): Expression {
  const other = operand.subject?.isSingle === true ? operand.subject : null
  if (!other && operand.is !== 'text' && operand.is !== 'number')
    throw new Untranslatable('formulaType', operand.is)
  if (subject.choices.length > MOST_CHOICES) throw new Untranslatable('formulaLong', subject.name)
  return subject.choices.reduceRight<Expression>((otherwise, { code }) => {
    const option = optionOf(subject, code)
    const same = other ? optionOf(other, code) : textConstant(code).expression
    const left = other ? answerExpression(other).expression : asText(operand)
    return option && same ? call('if', call('=', left, same), option, otherwise) : otherwise
  }, call('blank'))
}

/** As an answer to a question: what is calculated, or stands there to begin with. */
export function asAnswer(operand: TypedExpression, subject: Subject): Expression {
  const { is, constant, expression } = operand
  if (is === 'blank') return expression
  if (subject.type === 'number') return asNumber(operand)
  if (subject.type === 'text') return asText(operand)
  if (subject.type === 'yesNo') return yesNoAnswer(operand, subject)
  if (subject.type === is && is !== 'options') return expression
  const option = constant === undefined ? null : optionOf(subject, constant)
  if (subject.type === 'options' && option) return option
  if (subject.isSingle && constant === undefined) return chosenBy(operand, subject)
  // A day or an hour that is written out is a text until it is compared.
  if (constant !== undefined && subject.type !== 'options') return expression
  throw new Untranslatable('formulaType', is)
}
