/** Says an expression of SurveyJS in our formulas. */
import type { Expression } from '../../logic/expression'
import { ordered } from '../formula/comparing'
import {
  answerExpression,
  asNumber,
  asText,
  asYesNo,
  BLANK,
  both,
  call,
  either,
  isBlank,
  isChosen,
  not,
  numberConstant,
  of,
  oneOf,
  textConstant,
  yesNo,
  yesNoConstant,
  type TypedExpression,
  type Subject,
} from '../formula/typed-expression'
import { Untranslatable } from '../untranslatable'
import { dateMoved, daysFrom } from '../xlsform/xpath/dates'
import { counted } from './arithmetic'
import { holds, isNeverBlank, lenientlyEqual, mayBothBeBlank } from './leniently-equal'
import { PROGRAM_FUNCTIONS } from './program-functions'
import { strictlyEqual } from './strictly-equal'
import { parseSurvey, type SurveyExpression } from './parse'

/** What a name means: a question, a value that is worked out, or rows. */
export type SurveyMeaning =
  | { is: 'question'; subject: Subject; list: string | null }
  | { is: 'value'; expression: () => TypedExpression }

export interface SurveyContext {
  /** Whether texts are the same whatever their letters' case, and what is not answered counts as 0, as in SurveyJS. */
  isLenient: boolean
  meaningOf: (name: string) => SurveyMeaning | undefined
  /** A question in the rows of a list, by both names. */
  inList: (list: string, name: string) => SurveyMeaning | undefined
  /** A question in the row in which an expression stands, which it calls `{panel.name}` or `{row.name}`. */
  inRow?: (name: string) => SurveyMeaning | undefined
  /** What `{item}` stands for: the value of a choice, a row or a column. */
  item?: string | undefined
}

/** How far two days are from each other, whichever comes first. */
const daysApart = ({ expression }: TypedExpression): TypedExpression =>
  of('number', call('abs', expression), true)

/** Which row it is: rows of a table are counted from 1, panels from 0. */
const ROW_PLACES = new Map<string, Expression>([
  ['rowindex', call('row_number')],
  ['panelindex', call('-', call('row_number'), numberConstant('1').expression)],
])

export const OF_ROW = /^(?:panel|row)\.(.+)$/u
const ITEM = /^(?:item|choice|self)$/iu

const isCondition = ({ is, subject, holds: own }: TypedExpression): boolean =>
  is === 'yesNo' && !subject?.yesNo && !own

const NEVER = yesNoConstant(false).expression
const ANYTHING = /^(?:anyof|allof|noneof|contains|notcontains)$/u

export function translatedSurvey(text: string, context: SurveyContext): TypedExpression {
  function say(part: SurveyExpression): TypedExpression {
    switch (part.is) {
      case 'number':
        return numberConstant(part.value)
      case 'text':
        return textConstant(part.value)
      case 'yesNo':
        return yesNoConstant(part.value)
      case 'answer':
        return answer(part.name)
      case 'single':
        return single(part)
      case 'pair':
        return pair(part)
      case 'call':
        return called(part)
      default:
        throw new Untranslatable('formulaType', 'list')
    }
  }

  function answer(name: string): TypedExpression {
    const [, countedOf] = /^(.+)\.length$/u.exec(name) ?? []
    if (countedOf !== undefined) return lengthOf(countedOf)
    if (context.item !== undefined && ITEM.test(name)) return textConstant(context.item)
    const [, inRow] = OF_ROW.exec(name) ?? []
    const meaning = inRow === undefined ? context.meaningOf(name) : context.inRow?.(inRow)
    const place = ROW_PLACES.get(name.toLowerCase())
    if (!meaning && place) return of('number', place, true)
    if (!meaning) throw new Untranslatable('formulaName', name)
    return meaning.is === 'value' ? meaning.expression() : answerExpression(meaning.subject)
  }

  /** How many are ticked. */
  function lengthOf(name: string): TypedExpression {
    const operand = answer(name)
    if (operand.is !== 'options' || operand.subject?.isSingle !== false)
      throw new Untranslatable('formulaName', `${name}.length`)
    return of('number', call('count_checked', operand.expression), true)
  }

  function single({ sign, of: inner }: Extract<SurveyExpression, { is: 'single' }>): TypedExpression {
    const operand = say(inner)
    if (sign === '-') return of('number', call('negate', asNumber(operand)), operand.isWhole)
    if (sign === 'empty') return yesNo(isBlank(operand))
    return yesNo(sign === 'notempty' ? not(isBlank(operand)) : not(asYesNo(operand)))
  }

  function pair({ sign, left, right }: Extract<SurveyExpression, { is: 'pair' }>): TypedExpression {
    if (sign === 'and' || sign === 'or') return joined(sign, say(left), say(right))
    if (left.is === 'list' && right.is !== 'list') {
      // `['a', 'b'] contains {name}`
      if (sign === 'contains') return yesNo(among('anyof', say(right), left))
      if (sign === 'notcontains') return yesNo(among('noneof', say(right), left))
    }
    const one = say(left)
    if (ANYTHING.test(sign) || right.is === 'list') return yesNo(among(sign, one, right))
    const other = say(right)
    if (sign === '=') return yesNo(same(one, other))
    if (sign === '!=') return yesNo(not(same(one, other)))
    if (['<', '<=', '>', '>='].includes(sign)) return yesNo(compared(sign, one, other))
    const plain = counted(sign, one, other)
    if (plain.is !== 'number' || one.is === 'date') return plain
    return counted(sign, numberOrNone(one), numberOrNone(other))
  }

  /** What it comes to is one of both: the other one decides whether it holds as a whole. */
  function joined(sign: 'and' | 'or', one: TypedExpression, other: TypedExpression): TypedExpression {
    const [left, right] = [asYesNo(one), asYesNo(other)]
    const plain = yesNo(call(sign, left, right))
    if (!context.isLenient || [one, other].every(isCondition)) return plain
    return {
      ...plain,
      holds: (takesOne) => {
        const last = holds(other, takesOne)
        if (sign === 'and') return both(left, last)
        return isCondition(one) ? either(left, last) : call('if', left, holds(one, takesOne), last)
      },
    }
  }

  /** What is not answered counts as 0 there. */
  function numberOrNone(operand: TypedExpression): TypedExpression {
    if (!context.isLenient || isNeverBlank(operand.expression)) return operand
    const zero = numberConstant('0').expression
    return of('number', call('coalesce', asNumber(operand), zero), operand.isWhole)
  }

  function same(one: TypedExpression, other: TypedExpression): Expression {
    return context.isLenient ? lenientlyEqual(one, other) : strictlyEqual(one, other)
  }

  /** Of two that are not answered, each is at least and at most the other there. */
  function compared(sign: string, one: TypedExpression, other: TypedExpression): Expression {
    const plain = ordered(sign, one, other)
    const isBoth = context.isLenient && sign.endsWith('=') && mayBothBeBlank(one, other)
    return isBoth ? either(plain, both(isBlank(one), isBlank(other))) : plain
  }

  /** Whether what is ticked has some options, or a text has another in it. */
  function among(sign: string, one: TypedExpression, right: SurveyExpression): Expression {
    const wanted = (right.is === 'list' ? right.items : [right]).map(say)
    const isAmong = right.is === 'list' || sign === 'anyof' || sign === 'noneof'
    const small = (code: string): string => (context.isLenient ? code.toLowerCase() : code)
    const isSameCode = (code: string, meant: string): boolean => small(code) === small(meant)
    /** Of one that is chosen, a part of its code is enough there. */
    const hasPart = (code: string, meant: string): boolean => small(code).includes(small(meant))
    const containing = (whole: TypedExpression, part: TypedExpression): Expression => {
      if (isAmong) return same(whole, part)
      const plain = (operand: TypedExpression): Expression =>
        context.isLenient ? call('lower', asText(operand)) : asText(operand)
      return call(
        'contains',
        plain(whole),
        part.constant === undefined ? plain(part) : textConstant(small(part.constant)).expression,
      )
    }
    const has = (other: TypedExpression): Expression => {
      if (one.is !== 'options' || !one.subject) return containing(one, other)
      if (other.constant === undefined && other.is !== 'number') return same(one, other)
      const code = other.constant ?? numberText(other)
      const isPart = one.subject.isSingle && !isAmong
      const meant = one.subject.choices.filter((choice) => (isPart ? hasPart : isSameCode)(choice.code, code))
      const { subject } = one
      return meant.map((choice) => isChosen(subject, choice.code)).reduce(either, NEVER)
    }
    const each = wanted.map(has)
    const all = each.reduce(both, yesNoConstant(true).expression)
    const { subject: ticked } = one
    if ((sign === '=' || sign === '!=') && ticked && !ticked.isSingle) {
      // The same ticks, and no others.
      const count = call(
        '=',
        call('count_checked', one.expression),
        numberConstant(String(wanted.length)).expression,
      )
      return sign === '=' ? both(all, count) : not(both(all, count))
    }
    const any = each.reduce(either, yesNoConstant(false).expression)
    if (sign === 'allof' || sign === 'contains') return all
    if (sign === 'notcontains') return not(all)
    return sign === 'noneof' || sign === '!=' ? not(any) : any
  }

  function called({ name, args }: Extract<SurveyExpression, { is: 'call' }>): TypedExpression {
    const arg = (at: number): TypedExpression => {
      const found = args[at]
      if (!found) throw new Untranslatable('formulaUnread', name)
      return say(found)
    }
    const numbers = () => args.map((one) => asNumber(say(one)))
    const known = () => args.map((one) => asNumber(numberOrNone(say(one))))
    switch (name) {
      case 'iif':
        return oneOf(asYesNo(arg(0)), arg(1), arg(2))
      case 'today':
        return args.length === 0
          ? of('date', call('today'))
          : dateMoved(of('date', call('today')), arg(0), '+')
      case 'age':
        return of('number', call('age', arg(0).expression), true)
      case 'diffDays':
        return numberOrNone(daysApart(daysFrom(arg(0), arg(1))))
      case 'round':
        return of('number', call('round', ...numbers()), args.length === 1)
      case 'trim':
        return of('text', call('trim', asText(arg(0))))
      case 'sum':
        return of(
          'number',
          known().reduce((total, one) => call('+', total, one)),
        )
      case 'min':
      case 'max':
        return of(
          'number',
          numbers().reduce(
            context.isLenient
              ? (one, other) => call('coalesce', call(name, one, other), one, other)
              : (one, other) => call(name, one, other),
          ),
        )
      case 'sumInArray':
      case 'minInArray':
      case 'maxInArray':
      case 'avgInArray':
      case 'countInArray':
        return ofRows(name.replace('InArray', ''), args)
      case '_sumOfAll':
      case '_sumOfKnown':
        return context.isLenient ? ofProgram(name, args) : ofProducts(name, args)
      default:
        return ofProgram(name, args)
    }
  }

  function ofProgram(name: string, args: readonly SurveyExpression[]): TypedExpression {
    const make = !context.isLenient && Object.hasOwn(PROGRAM_FUNCTIONS, name) ? PROGRAM_FUNCTIONS[name] : null
    if (!make) throw new Untranslatable('formulaFunction', name)
    return make(args.map(say))
  }

  function inRows(list: SurveyExpression | undefined, column: SurveyExpression | undefined): TypedExpression {
    const isPlain = list?.is === 'answer' && column?.is === 'text'
    const meaning = isPlain ? context.inList(list.name, column.value) : undefined
    if (meaning?.is !== 'question')
      throw new Untranslatable('formulaName', column?.is === 'text' ? column.value : '')
    return answerExpression(meaning.subject)
  }

  /** What the products of some columns add up to. */
  function ofProducts(name: string, [list, ...columns]: SurveyExpression[]): TypedExpression {
    const product = columns
      .map((column) => inRows(list, column))
      .reduce((one, other) => counted('*', one, other))
    const sum = of('number', call('sum', asNumber(product)), product.isWhole)
    // A row without an answer makes the whole of it no number in a program.
    return name === '_sumOfKnown' ? sum : oneOf(call('any', isBlank(product)), BLANK, sum)
  }

  function ofRows(name: string, [list, column]: SurveyExpression[]): TypedExpression {
    const operand = inRows(list, column)
    const value = name === 'count' ? operand.expression : asNumber(operand)
    return of('number', call(name === 'avg' ? 'average' : name, value), name === 'count' || operand.isWhole)
  }

  return say(parseSurvey(text))
}

const numberText = ({ expression }: TypedExpression): string =>
  expression.kind === 'literal' ? String(expression.value) : ''
