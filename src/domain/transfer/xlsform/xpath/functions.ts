/** The functions of XLSForm, each as ours says it. What has no line here is told and left out. */
import type { Expression } from '../../../logic/expression'
import { patternOf } from '../../../logic/pattern'
import type { ValueType } from '../../../logic/value'
import { equal } from '../../formula/comparing'
import {
  alike,
  asNumber,
  asText,
  asYesNo,
  call,
  firstChosen,
  isBlank,
  isChosen,
  numberConstant,
  of,
  oneOf,
  not,
  textConstant,
  towardsZero,
  yesNo,
  yesNoConstant,
  type TypedExpression,
  type Subject,
} from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import { asDay, dayWritten } from './dates'
import { choiceLabel, choiceName } from './choice-words'
import { countIf, dialectIndex, isEmpty, monthsFrom, sumIf } from './dialects'
import { pulldata } from './lookups'
import { argument, constantOf, type Make } from './make'
import { count, indexed, ofRows, position } from './row-functions'

/** A function of one number. */
const ofNumber =
  (name: string, isWhole: boolean): Make =>
  (args, { say }) => {
    const operand = say(argument(args, 0, name))
    return of('number', call(name, asNumber(operand)), isWhole || operand.isWhole === true)
  }

const ofTexts =
  (name: string, is: ValueType, taken = 1): Make =>
  (args, { say }) =>
    of(
      is,
      call(name, ...Array.from({ length: taken }, (_, at) => asText(say(argument(args, at, name))))),
      is === 'number',
    )

/** Whether an option is ticked; which one may stand in a column of the choices. */
const selected: Make = (args, { say, named, onColumn }) => {
  const first = argument(args, 0, 'selected')
  const wanted = say(argument(args, 1, 'selected'))
  const meaning = named(first)
  if (first.is === 'text') return yesNo(anyOf(first.value.split(/\s+/u), wanted))
  if (meaning?.is === 'question' && meaning.subject.type === 'options') {
    const { subject } = meaning
    if (wanted.constant !== undefined) return yesNo(isChosen(subject, wanted.constant))
    if (wanted.attribute !== undefined) onColumn(wanted.attribute, subject.isSingle ? subject : null)
    if (subject.isSingle) return yesNo(equal(say(first), wanted))
    return yesNo(anyChosen(subject, wanted))
  }
  // Of a text it is one of its words; answers of one word are all there is in use.
  return yesNo(equal(say(first), wanted))
}

const MOST = 60
const anyOf = (words: readonly string[], wanted: TypedExpression): Expression =>
  words
    .map((word) => equal(wanted, textConstant(word)))
    .reduce((all, one) => call('or', all, one), yesNoConstant(false).expression)

function anyChosen(subject: Subject, wanted: TypedExpression): Expression {
  if (subject.choices.length > MOST) throw new Untranslatable('formulaLong', 'selected')
  const text = wanted.attribute === undefined ? asText(wanted) : wanted.expression
  const each = subject.choices.map(({ code }) =>
    call('and', isChosen(subject, code), call('=', text, textConstant(code).expression)),
  )
  const [first, ...others] = each
  return first ? others.reduce((all, one) => call('or', all, one), first) : yesNoConstant(false).expression
}

const matches: Make = (args, { say }) => {
  const operand = say(argument(args, 0, 'regex'))
  const pattern = constantOf(argument(args, 1, 'regex'), 'regex')
  const plain = pattern.replaceAll(/\(\?:/gu, '(')
  if (!patternOf(plain)) throw new Untranslatable('formulaFunction', `regex ${pattern}`)
  return yesNo(call('matches', asText(operand), textConstant(plain).expression))
}

/** The first of what is ticked; the second and others depend on an order that ours does not keep. */
const selectedAt: Make = (args, { say, named }) => {
  const first = argument(args, 0, 'selected-at')
  if (constantOf(argument(args, 1, 'selected-at'), 'selected-at') !== '0')
    throw new Untranslatable('formulaFunction', 'selected-at')
  const meaning = named(first)
  const isSet = meaning?.is === 'question' && meaning.subject.type === 'options' && !meaning.subject.isSingle
  return isSet ? firstChosen(meaning.subject) : say(first)
}

const coalesce: Make = (args, { say }) => {
  const [one, other] = [say(argument(args, 0, 'coalesce')), say(argument(args, 1, 'coalesce'))]
  const [left, right, is] = alike(one, other)
  return of(is, call('coalesce', left, right), one.isWhole === true && other.isWhole === true)
}

const today: Make = () => of('date', call('today'))
const now: Make = (_args, { onChanged }) => {
  onChanged('nowIsToday')
  return of('date', call('today'))
}
const day: Make = (args, { say }) => asDay(say(argument(args, 0, 'date')))
const written: Make = (args, { say }) =>
  dayWritten(
    say(argument(args, 0, 'format-date')),
    constantOf(argument(args, 1, 'format-date'), 'format-date'),
  )

const MOST_POWER = 10
const power: Make = (args, { say }) => {
  const base = say(argument(args, 0, 'pow'))
  const times = Number(constantOf(argument(args, 1, 'pow'), 'pow'))
  if (!Number.isInteger(times) || times < 1 || times > MOST_POWER)
    throw new Untranslatable('formulaFunction', 'pow')
  const factors = Array.from({ length: times }, () => asNumber(base))
  return of(
    'number',
    factors.reduce((all, one) => call('*', all, one)),
    base.isWhole,
  )
}

/** Towards 0, as others cut decimals off. */
const whole: Make = (args, { say }) => {
  const number = asNumber(say(argument(args, 0, 'int')))
  return of('number', towardsZero(number), true)
}

const rounded: Make = (args, { say }) => {
  const number = asNumber(say(argument(args, 0, 'round')))
  const [, places] = args
  if (!places) return of('number', call('round', number), true)
  const operand = say(places)
  const isWhole = places.is === 'number' && Number(places.value) === 0
  return of('number', call('round', number, asNumber(operand)), isWhole)
}

const number: Make = (args, { say }) => {
  const operand = say(argument(args, 0, 'number'))
  return of('number', asNumber(operand), operand.isWhole)
}

const condition =
  (make: (operand: TypedExpression) => Expression): Make =>
  (args, { say }) =>
    yesNo(make(say(argument(args, 0, 'boolean'))))

export const FUNCTIONS: Readonly<Record<string, Make>> = {
  selected,
  'count-selected': (args, { say }) => {
    const operand = say(argument(args, 0, 'count-selected'))
    if (operand.is === 'options') return of('number', call('count_checked', operand.expression), true)
    // What is no list is one, or nothing.
    return oneOf(isBlank(operand), numberConstant('0'), numberConstant('1'))
  },
  'selected-at': selectedAt,
  if: (args, { say }) =>
    oneOf(asYesNo(say(argument(args, 0, 'if'))), say(argument(args, 1, 'if')), say(argument(args, 2, 'if'))),
  coalesce,
  regex: matches,
  concat: (args, { say }) =>
    of(
      'text',
      call(
        'concat',
        ...args
          .map(say)
          .filter(({ is }) => is !== 'blank')
          .map((one) => (one.is === 'options' || one.is === 'yesNo' ? asText(one) : one.expression)),
      ),
    ),
  // Of nothing it is 0, which ours takes for nothing.
  'string-length': (args, { say }) => {
    const length = call('length', asText(say(argument(args, 0, 'string-length'))))
    return of('number', call('coalesce', length, numberConstant('0').expression), true)
  },
  contains: ofTexts('contains', 'yesNo', 2),
  'starts-with': ofTexts('starts_with', 'yesNo', 2),
  'normalize-space': ofTexts('trim', 'text'),
  string: (args, { say }) => of('text', asText(say(argument(args, 0, 'string')))),
  number,
  int: whole,
  round: rounded,
  floor: ofNumber('floor', true),
  ceiling: ofNumber('ceil', true),
  abs: ofNumber('abs', false),
  pow: power,
  sum: ofRows('sum'),
  min: ofRows('min'),
  max: ofRows('max'),
  count,
  'count-non-empty': (args, { say }) =>
    of('number', call('count', say(argument(args, 0, 'count-non-empty')).expression), true),
  'indexed-repeat': indexed,
  position,
  not: condition((operand) => not(asYesNo(operand))),
  boolean: condition(asYesNo),
  'boolean-from-string': condition((operand) => equal(operand, yesNoConstant(true))),
  true: () => yesNoConstant(true),
  false: () => yesNoConstant(false),
  today,
  now,
  date: day,
  'date-time': day,
  'decimal-date-time': day,
  'decimal-date': day,
  'format-date': written,
  'format-date-time': written,
  once: (args, { say, onChanged }) => {
    onChanged('computedOnce')
    return say(argument(args, 0, 'once'))
  },
  'jr:choice-name': choiceName,
  // Of SurveyCTO.
  'choice-label': choiceLabel,
  index: dialectIndex,
  empty: isEmpty,
  'count-if': countIf,
  'sum-if': sumIf,
  lower: ofTexts('lower', 'text'),
  upper: ofTexts('upper', 'text'),
  // Of the Community Health Toolkit.
  'difference-in-months': monthsFrom,
  'cht:difference-in-months': monthsFrom,
  pulldata,
}
