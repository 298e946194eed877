/** Says an expression of an XLSForm in our formulas. */
import { equal, ordered } from '../../formula/comparing'
import {
  answerExpression,
  asNumber,
  asYesNo,
  attributeExpression,
  BLANK,
  both,
  call,
  either,
  numberConstant,
  of,
  remainder,
  not,
  textConstant,
  yesNo,
  yesNoConstant,
  type TypedExpression,
} from '../../formula/typed-expression'
import { attributeName } from '../attributes'
import { Untranslatable } from '../../untranslatable'
import { dateMoved, daysFrom } from './dates'
import { FUNCTIONS } from './functions'
import type { Context, Meaning, Translator } from './context'
import { instancePath } from './lookups'
import { parseXpath, type Xpath } from './parse'

const SELF = new Set(['.', 'current()'])
const LAST_SAVED = /^last-saved#/u
const UP = new Set(['..', '.', 'current()', '/'])

/** The name at the end of a way, where the way leads to a part of the form. */
function nameAtEnd({ steps, isFiltered }: Extract<Xpath, { is: 'path' }>): string | null {
  const last = steps.at(-1)
  if (isFiltered || last === undefined || steps.some((step) => step.endsWith('()') && step !== 'current()'))
    throw new Untranslatable('formulaPath', steps.join('/'))
  return UP.has(last) ? null : last.replace(/^\$\{(.*)\}$/u, '$1')
}

export function translator(context: Context): Translator {
  function named(part: Xpath | undefined): Meaning | undefined {
    if (part?.is === 'answer') return context.meaningOf(part.name)
    if (part?.is !== 'path') return undefined
    const [only] = part.steps
    if (part.steps.length === 1 && only !== undefined && SELF.has(only)) return context.self
    const name = nameAtEnd(part)
    return name === null ? undefined : context.meaningOf(name, part.steps)
  }

  function answer(part: Extract<Xpath, { is: 'answer' | 'path' }>): TypedExpression {
    const written = part.is === 'answer' ? part.name : part.steps.join('/')
    const [only] = part.is === 'path' ? part.steps : []
    if (part.is === 'path' && part.steps.length === 1 && only !== undefined && context.columns?.has(only))
      return attributeExpression(only, attributeName(only))
    // What the same device was answered the time before: nobody here knows it.
    if (LAST_SAVED.test(written)) throw new Untranslatable('formulaFunction', 'last-saved')
    const meaning = named(part)
    // Written without their brackets they name nothing, and are meant all the same.
    if (meaning === undefined && (only === 'true' || only === 'false')) return yesNoConstant(only === 'true')
    // No answer is called so, which comes to nothing.
    if (meaning === undefined && only?.toLowerCase() === 'null') return BLANK
    if (meaning?.is === 'today') return of('date', call('today'))
    if (meaning?.is !== 'question') throw new Untranslatable('formulaName', written)
    return answerExpression(meaning.subject)
  }

  function pair({ sign, left, right }: Extract<Xpath, { is: 'pair' }>): TypedExpression {
    if (sign === 'and' || sign === 'or') {
      const [one, other] = [asYesNo(say(left)), asYesNo(say(right))]
      return yesNo(sign === 'and' ? both(one, other) : either(one, other))
    }
    const [one, other] = [say(left), say(right)]
    noteColumns(one, other)
    noteColumns(other, one)
    if (sign === '=') return yesNo(equal(one, other))
    if (sign === '!=') return yesNo(not(equal(one, other)))
    return ['<', '<=', '>', '>='].includes(sign)
      ? yesNo(ordered(sign, one, other))
      : counted(sign, one, other)
  }

  function noteColumns({ attribute }: TypedExpression, other: TypedExpression): void {
    // Whether there is anything in it says nothing of what.
    if (attribute !== undefined && other.is !== 'blank')
      context.onColumn(attribute, other.is === 'options' ? (other.subject ?? null) : null)
  }

  function say(part: Xpath): TypedExpression {
    switch (part.is) {
      case 'number':
        return numberConstant(part.value)
      case 'text':
        return textConstant(part.value)
      case 'answer':
        return answer(part)
      case 'path':
        return part.steps[0] === 'instance()' ? instancePath(part, here) : answer(part)
      case 'pair':
        return pair(part)
      case 'negative':
        return negative(say(part.of))
      default:
        return called(part)
    }
  }

  function called({ name, args }: Extract<Xpath, { is: 'call' }>): TypedExpression {
    const make = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    if (!make) throw new Untranslatable('formulaFunction', name)
    return make(args, here)
  }

  const here: Translator = { ...context, say, named }
  return here
}

const negative = (operand: TypedExpression): TypedExpression =>
  of('number', call('negate', asNumber(operand)), operand.isWhole)

const SIGNS: Record<string, string> = { '+': '+', '-': '-', '*': '*', div: '/' }

function counted(sign: string, one: TypedExpression, other: TypedExpression): TypedExpression {
  if (one.is === 'date' && other.is === 'date' && sign === '-') return daysFrom(other, one)
  if (one.is === 'date' && (sign === '+' || sign === '-')) return dateMoved(one, other, sign)
  const [left, right] = [asNumber(one), asNumber(other)]
  const isWhole = one.isWhole === true && other.isWhole === true
  if (sign === 'mod') return of('number', remainder(left, right), isWhole)
  return of('number', call(SIGNS[sign] ?? sign, left, right), isWhole && sign !== 'div')
}

/** @throws Untranslatable what ours cannot say */
export const translated = (text: string, context: Context): TypedExpression => {
  const trimmed = text.trim()
  return trimmed === '' ? BLANK : translator(context).say(parseXpath(trimmed))
}
