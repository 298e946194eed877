/**
 * Parts of formulas of other systems, expressed in ours. Those systems find out while they run what a value is and turn one
 * kind into another; ours knows before. So each part carries what it is, and is turned in words where another is needed.
 */
import { decimal, type Decimal } from '../../logic/decimal'
import type { Expression } from '../../logic/expression'
import { numberIn, type ValueType } from '../../logic/value'
import { Untranslatable } from '../untranslatable'

/** An option as others name it. */
export interface Choice {
  code: string
  id: string
  words: string
}

/** What a formula may name: a question, as far as formulas care. */
export interface Subject {
  id: string
  /** What the source calls it. */
  name: string
  type: ValueType
  /** Of a choice. */
  choices: readonly Choice[]
  /** A choice of one. */
  isSingle: boolean
  /** A number without decimals. */
  isWhole: boolean
  /** Files may stand beside its answer: others take one for the answer, ours counts them apart. */
  hasFiles: boolean
  /** Of a choice of one: where its choices stand. */
  source?: ChoiceSource
  /** What it is where nothing was answered. */
  otherwise?: string
  /** Of yes or no: what others call them, if not true and false. */
  yesNo?: YesNoCodes | undefined
}

export interface YesNoCodes {
  yes: string
  no: string
}

/** A list of choices, or a file of them. */
export interface ChoiceSource {
  list: string
  isFile: boolean
  /** The columns that have the codes, and the words. */
  key: string
  label: string
}

export interface TypedExpression {
  expression: Expression
  is: ValueType | 'blank'
  /** It is this answer itself. */
  subject?: Subject
  /** It is this text, written out. */
  constant?: string
  /** It is what the option that is asked about has in this column. */
  attribute?: string
  isWhole?: boolean
  /** It is what a link brings: a text, also where others have true or false. */
  fromLink?: true
  /** Whether it holds as a condition by itself, where that is not what it is beside others. */
  holds?: (takesOne: boolean) => Expression
}

const PLACE = { from: 0, to: 0 }

export const call = (name: string, ...args: Expression[]): Expression => ({
  kind: 'call',
  name,
  args,
  ...PLACE,
})
export const literal = (value: Decimal | string | boolean): Expression => ({
  kind: 'literal',
  value,
  ...PLACE,
})

export const numberConstant = (written: string): TypedExpression => {
  const value = numberIn(written)
  if (!value) throw new Untranslatable('formulaUnread', written)
  return { expression: literal(value), is: 'number', isWhole: value.eq(value.round()) }
}
export const textConstant = (constant: string): TypedExpression =>
  constant === '' ? BLANK : { expression: literal(constant), is: 'text', constant }
export const yesNoConstant = (value: boolean): TypedExpression => ({
  expression: literal(value),
  is: 'yesNo',
})
export const BLANK: TypedExpression = { expression: call('blank'), is: 'blank', constant: '' }

export const of = (is: ValueType, expression: Expression, isWhole = false): TypedExpression => ({
  expression,
  is,
  isWhole,
})
export const yesNo = (expression: Expression): TypedExpression => of('yesNo', expression)

export const reference = (id: string, option: string | null = null): Expression => ({
  ...{ kind: 'reference', id, option },
  ...PLACE,
})
export const sectionReference = (id: string): Expression => reference(id)
export const answerExpression = (subject: Subject): TypedExpression => {
  const given = reference(subject.id)
  const { otherwise, type: is, isWhole } = subject
  const expression = otherwise === undefined ? given : call('coalesce', given, literal(otherwise))
  return { expression, is, subject, isWhole }
}
/** @param name as formulas call it */
export const attributeExpression = (attribute: string, name: string): TypedExpression => ({
  ...{ expression: call('attribute', literal(name)), is: 'text', attribute },
})

/** A number without what stands behind its point. */
export const towardsZero = (number: Expression): Expression =>
  call('if', call('<', number, literal(decimal(0))), call('ceil', number), call('floor', number))

/** What is left of a division, with the sign of what was divided. */
export const remainder = (left: Expression, right: Expression): Expression =>
  call('-', left, call('*', right, towardsZero(call('/', left, right))))

export const not = (one: Expression): Expression =>
  one.kind === 'call' && one.name === 'not' && one.args[0] ? one.args[0] : call('not', one)
export const both = (one: Expression, other: Expression): Expression => call('and', one, other)
export const either = (one: Expression, other: Expression): Expression => call('or', one, other)
/** Whether nothing was answered, nor any file given with it. */
export function isBlank({ expression, subject }: TypedExpression): Expression {
  const blank = call('is_blank', expression)
  const files = call('count_files', expression)
  return subject?.hasFiles ? both(blank, call('=', files, literal(decimal(0)))) : blank
}
export const NEVER = literal(false)

/** More would make a formula that nobody reads. */
export const MOST_CHOICES = 40

/** What a choice of one comes to, told apart by what was chosen. */
function perChoice(subject: Subject, valueOf: (choice: Choice) => Expression): Expression {
  if (!subject.isSingle) throw new Untranslatable('formulaType', subject.name)
  if (subject.choices.length > MOST_CHOICES) throw new Untranslatable('formulaLong', subject.name)
  return subject.choices.reduceRight<Expression>(
    (otherwise, choice) =>
      call(
        'if',
        call('=', reference(subject.id), reference(subject.id, choice.id)),
        valueOf(choice),
        otherwise,
      ),
    call('blank'),
  )
}

/** The words of what was chosen. */
export const wordsOfChoice = (subject: Subject): TypedExpression =>
  of(
    'text',
    perChoice(subject, ({ words }) => literal(words || '…')),
  )

/** The words of the choice that has a code which is worked out. */
export function wordsOfCode(code: TypedExpression, { choices, name }: Subject): TypedExpression {
  if (choices.length > MOST_CHOICES) throw new Untranslatable('formulaLong', name)
  const text = asText(code)
  const words = choices.reduceRight<Expression>(
    (otherwise, choice) =>
      call('if', call('=', text, literal(choice.code)), literal(choice.words || '…'), otherwise),
    call('blank'),
  )
  return of('text', words)
}

/** The code of the first that is ticked, in the order in which they are offered. */
export function firstChosen(subject: Subject): TypedExpression {
  if (subject.choices.length > MOST_CHOICES) throw new Untranslatable('formulaLong', subject.name)
  const first = subject.choices.reduceRight<Expression>(
    (otherwise, { code }) => call('if', isChosen(subject, code), literal(code), otherwise),
    call('blank'),
  )
  return of('text', first)
}

/** Whether an option is ticked. */
export function isChosen(subject: Subject, code: string): Expression {
  const choice = subject.choices.find((one) => one.code === code)
  return choice ? call('is_checked', reference(subject.id, choice.id)) : NEVER
}

const numberOf = (written: string): Expression | null => {
  const value = numberIn(written.trim())
  return value && literal(value)
}

/** As a number, as other systems turn what they have into one. */
export function asNumber(operand: TypedExpression): Expression {
  const { expression, is, subject, constant } = operand
  if (is === 'number' || is === 'blank') return expression
  if (constant !== undefined) return numberOf(constant) ?? call('blank')
  if (is === 'text') return call('number', expression)
  if (is === 'date') return call('days_between', literal('1970-01-01'), expression)
  if (is === 'yesNo') {
    const { yes, no } = subject?.yesNo ?? { yes: '1', no: '0' }
    const [one, zero] = [numberOf(yes), numberOf(no)]
    if (!one || !zero) throw new Untranslatable('formulaType', yes)
    return call('if', expression, one, zero)
  }
  if (is === 'options' && subject)
    return perChoice(subject, ({ code }) => {
      const value = numberOf(code)
      if (!value) throw new Untranslatable('formulaType', code)
      return value
    })
  throw new Untranslatable('formulaType', is)
}

/** As a text; a choice is the code of what was chosen. */
export function asText({ expression, is, subject }: TypedExpression): Expression {
  if (is === 'text' || is === 'blank') return expression
  if (is === 'yesNo') {
    const { yes, no } = subject?.yesNo ?? { yes: 'true', no: 'false' }
    return call('if', expression, literal(yes), literal(no))
  }
  if (is === 'options' && subject) return perChoice(subject, ({ code }) => literal(code))
  if (is === 'place' || is === 'options') throw new Untranslatable('formulaType', is)
  return call('concat', expression)
}

const FALSY = new Set(['0', 'false'])

/** What is called otherwise is a number or a text there, which is true once there is one that is not 0. */
function asYesNoCoded(operand: TypedExpression, { yes, no }: YesNoCodes): Expression {
  if (FALSY.has(no.toLowerCase())) return FALSY.has(yes.toLowerCase()) ? NEVER : operand.expression
  return FALSY.has(yes.toLowerCase()) ? call('=', operand.expression, literal(false)) : not(isBlank(operand))
}

/** Whether what a link brings says true, or false. */
export function saysOf(operand: TypedExpression, isTrue: boolean): Expression {
  const words = isTrue ? ['true', '1'] : ['false', '0']
  return call('in', call('lower', asText(operand)), ...words.map(literal))
}

/** As a condition: a number that is not 0, anything that is answered. */
export function asYesNo(operand: TypedExpression): Expression {
  const { is, subject, expression } = operand
  if (is === 'yesNo') return subject?.yesNo ? asYesNoCoded(operand, subject.yesNo) : expression
  if (operand.constant !== undefined) return literal(operand.constant !== '')
  if (operand.fromLink) return both(not(isBlank(operand)), not(saysOf(operand, false)))
  return operand.is === 'number' ? call('!=', operand.expression, literal(decimal(0))) : not(isBlank(operand))
}

/** One of two, both turned into one kind. */
export function oneOf(condition: Expression, yes: TypedExpression, no: TypedExpression): TypedExpression {
  const [left, right, is] = alike(yes, no)
  return of(is, call('if', condition, left, right), yes.isWhole === true && no.isWhole === true)
}

/** Two values as one kind, and which. */
export function alike(one: TypedExpression, other: TypedExpression): [Expression, Expression, ValueType] {
  if (one.is === 'blank') return [one.expression, other.expression, other.is === 'blank' ? 'text' : other.is]
  if (other.is === 'blank') return [one.expression, other.expression, one.is]
  if (one.is === other.is && one.is !== 'options') return [one.expression, other.expression, one.is]
  const isNumeric = [one, other].every(
    ({ is, constant }) => is === 'number' || (constant !== undefined && numberOf(constant) !== null),
  )
  if (isNumeric) return [asNumber(one), asNumber(other), 'number']
  return [asText(one), asText(other), 'text']
}

/** An option, by its code; null for none. */
export const optionOf = (subject: Subject, code: string): Expression | null => {
  const choice = subject.choices.find((one) => one.code === code)
  return choice ? reference(subject.id, choice.id) : null
}
