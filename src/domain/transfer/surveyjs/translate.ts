/** Says an expression of SurveyJS in our formulas. */
import type { Expression } from '../../logic/expression'
import {
  answerExpression,
  asNumber,
  asText,
  asYesNo,
  both,
  call,
  either,
  equal,
  isBlank,
  isChosen,
  not,
  numberConstant,
  of,
  oneOf,
  ordered,
  textConstant,
  yesNo,
  yesNoConstant,
  type TypedExpression,
  type Subject,
} from '../formula/typed-expression'
import { Untranslatable } from '../untranslatable'
import { dateMoved, daysFrom } from '../xlsform/xpath/dates'
import { parseSurvey, type SurveyExpression } from './parse'

/** What a name means: a question, a value that is worked out, or rows. */
export type SurveyMeaning =
  | { is: 'question'; subject: Subject; list: string | null }
  | { is: 'value'; expression: () => TypedExpression }

export interface SurveyContext {
  meaningOf: (name: string) => SurveyMeaning | undefined
  /** A question in the rows of a list, by both names. */
  inList: (list: string, name: string) => SurveyMeaning | undefined
}

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
    const meaning = context.meaningOf(name.replace(/^(?:panel|row)\./u, ''))
    if (!meaning) throw new Untranslatable('formulaName', name)
    return meaning.is === 'value' ? meaning.expression() : answerExpression(meaning.subject)
  }

  function single({ sign, of: inner }: Extract<SurveyExpression, { is: 'single' }>): TypedExpression {
    const operand = say(inner)
    if (sign === '-') return of('number', call('negate', asNumber(operand)), operand.isWhole)
    if (sign === 'empty') return yesNo(isBlank(operand))
    return yesNo(sign === 'notempty' ? not(isBlank(operand)) : not(asYesNo(operand)))
  }

  function pair({ sign, left, right }: Extract<SurveyExpression, { is: 'pair' }>): TypedExpression {
    if (sign === 'and') return yesNo(both(asYesNo(say(left)), asYesNo(say(right))))
    if (sign === 'or') return yesNo(either(asYesNo(say(left)), asYesNo(say(right))))
    const one = say(left)
    if (ANYTHING.test(sign) || right.is === 'list') return yesNo(among(sign, one, right))
    const other = say(right)
    if (sign === '=') return yesNo(equal(one, other))
    if (sign === '!=') return yesNo(not(equal(one, other)))
    if (['<', '<=', '>', '>='].includes(sign)) return yesNo(ordered(sign, one, other))
    return counted(sign, one, other)
  }

  /** Whether what is ticked has some options, or a text has another in it. */
  function among(sign: string, one: TypedExpression, right: SurveyExpression): Expression {
    const wanted = (right.is === 'list' ? right.items : [right]).map(say)
    const has = (other: TypedExpression): Expression => {
      if (one.is !== 'options' || !one.subject) return call('contains', asText(one), asText(other))
      if (other.constant === undefined && other.is !== 'number') return equal(one, other)
      return isChosen(one.subject, other.constant ?? numberText(other))
    }
    const each = wanted.map(has)
    const all = each.reduce(both, yesNoConstant(true).expression)
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
        return daysFrom(arg(0), arg(1))
      case 'round':
        return of('number', call('round', ...numbers()), args.length === 1)
      case 'trim':
        return of('text', call('trim', asText(arg(0))))
      case 'sum':
        return of(
          'number',
          numbers().reduce((total, one) => call('+', total, one)),
        )
      case 'min':
      case 'max':
        return of('number', call(name, ...numbers()))
      case 'sumInArray':
      case 'minInArray':
      case 'maxInArray':
      case 'avgInArray':
      case 'countInArray':
        return ofRows(name.replace('InArray', ''), args)
      default:
        throw new Untranslatable('formulaFunction', name)
    }
  }

  function ofRows(name: string, [list, column]: SurveyExpression[]): TypedExpression {
    const isPlain = list?.is === 'answer' && column?.is === 'text'
    const meaning = isPlain ? context.inList(list.name, column.value) : undefined
    if (meaning?.is !== 'question') throw new Untranslatable('formulaName', isPlain ? column.value : name)
    const operand = answerExpression(meaning.subject)
    const value = name === 'count' ? operand.expression : asNumber(operand)
    return of('number', call(name === 'avg' ? 'average' : name, value), name === 'count' || operand.isWhole)
  }

  return say(parseSurvey(text))
}

const numberText = ({ expression }: TypedExpression): string =>
  expression.kind === 'literal' ? String(expression.value) : ''

function counted(sign: string, one: TypedExpression, other: TypedExpression): TypedExpression {
  const isText = (operand: TypedExpression): boolean =>
    operand.is === 'text' && (operand.constant === undefined || !/^\d/u.test(operand.constant))
  if (sign === '+' && (isText(one) || isText(other)))
    return of('text', call('concat', asText(one), asText(other)))
  if (one.is === 'date' && other.is === 'date' && sign === '-') return daysFrom(other, one)
  const [left, right] = [asNumber(one), asNumber(other)]
  const isWhole = one.isWhole === true && other.isWhole === true
  if (sign === 'mod')
    return of('number', call('-', left, call('*', right, call('floor', call('/', left, right)))), isWhole)
  return of('number', call(sign, left, right), isWhole && sign !== '/')
}
