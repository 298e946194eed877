/** Says an expression of SurveyJS in our formulas. */
import type { Expression } from '../../logic/expression'
import {
  answerSaid,
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
  numberSaid,
  of,
  oneOf,
  ordered,
  textSaid,
  yesNo,
  yesNoSaid,
  type Said,
  type Subject,
} from '../formula/said'
import { Untranslatable } from '../untranslatable'
import { dateMoved, daysFrom } from '../xlsform/xpath/dates'
import { parseSurvey, type SurveyExpression } from './parse'

/** What a name means: a question, a value that is worked out, or rows. */
export type SurveyMeaning =
  | { is: 'question'; subject: Subject; list: string | null }
  | { is: 'value'; said: () => Said }

export interface SurveyContext {
  meaningOf: (name: string) => SurveyMeaning | undefined
  /** A question in the rows of a list, by both names. */
  inList: (list: string, name: string) => SurveyMeaning | undefined
}

const ANYTHING = /^(?:anyof|allof|noneof|contains|notcontains)$/u

export function translatedSurvey(text: string, context: SurveyContext): Said {
  function say(part: SurveyExpression): Said {
    switch (part.is) {
      case 'number':
        return numberSaid(part.value)
      case 'text':
        return textSaid(part.value)
      case 'yesNo':
        return yesNoSaid(part.value)
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

  function answer(name: string): Said {
    const meaning = context.meaningOf(name.replace(/^(?:panel|row)\./u, ''))
    if (!meaning) throw new Untranslatable('formulaName', name)
    return meaning.is === 'value' ? meaning.said() : answerSaid(meaning.subject)
  }

  function single({ sign, of: inner }: Extract<SurveyExpression, { is: 'single' }>): Said {
    const said = say(inner)
    if (sign === '-') return of('number', call('negate', asNumber(said)), said.isWhole)
    if (sign === 'empty') return yesNo(isBlank(said))
    return yesNo(sign === 'notempty' ? not(isBlank(said)) : not(asYesNo(said)))
  }

  function pair({ sign, left, right }: Extract<SurveyExpression, { is: 'pair' }>): Said {
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
  function among(sign: string, one: Said, right: SurveyExpression): Expression {
    const wanted = (right.is === 'list' ? right.items : [right]).map(say)
    const has = (other: Said): Expression => {
      if (one.is !== 'options' || !one.subject) return call('contains', asText(one), asText(other))
      if (other.constant === undefined && other.is !== 'number') return equal(one, other)
      return isChosen(one.subject, other.constant ?? numberText(other))
    }
    const each = wanted.map(has)
    const all = each.reduce(both, yesNoSaid(true).expression)
    const any = each.reduce(either, yesNoSaid(false).expression)
    if (sign === 'allof' || sign === 'contains') return all
    if (sign === 'notcontains') return not(all)
    return sign === 'noneof' || sign === '!=' ? not(any) : any
  }

  function called({ name, args }: Extract<SurveyExpression, { is: 'call' }>): Said {
    const arg = (at: number): Said => {
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

  function ofRows(name: string, [list, column]: SurveyExpression[]): Said {
    const isPlain = list?.is === 'answer' && column?.is === 'text'
    const meaning = isPlain ? context.inList(list.name, column.value) : undefined
    if (meaning?.is !== 'question') throw new Untranslatable('formulaName', isPlain ? column.value : name)
    const said = answerSaid(meaning.subject)
    const value = name === 'count' ? said.expression : asNumber(said)
    return of('number', call(name === 'avg' ? 'average' : name, value), name === 'count' || said.isWhole)
  }

  return say(parseSurvey(text))
}

const numberText = ({ expression }: Said): string =>
  expression.kind === 'literal' ? String(expression.value) : ''

function counted(sign: string, one: Said, other: Said): Said {
  const isText = (said: Said): boolean =>
    said.is === 'text' && (said.constant === undefined || !/^\d/u.test(said.constant))
  if (sign === '+' && (isText(one) || isText(other)))
    return of('text', call('concat', asText(one), asText(other)))
  if (one.is === 'date' && other.is === 'date' && sign === '-') return daysFrom(other, one)
  const [left, right] = [asNumber(one), asNumber(other)]
  const isWhole = one.isWhole === true && other.isWhole === true
  if (sign === 'mod')
    return of('number', call('-', left, call('*', right, call('floor', call('/', left, right)))), isWhole)
  return of('number', call(sign, left, right), isWhole && sign !== '/')
}
