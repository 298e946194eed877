/** What a survey works out aside from its questions, and how large it may become. */
import type { Expression } from '../../logic/expression'
import { MAX_FORMULA } from '../../logic/parse'
import type { TypedExpression } from '../formula/typed-expression'
import { objectsIn, textIn, type Json } from '../json'
import { Untranslatable } from '../untranslatable'
import type { SurveyMeaning } from './translate'

/** Values within each other: what goes deeper is no formula that could be kept. */
const MOST_WITHIN = 50

/**
 * What the names of values mean. Each is said once, however many rules and other values it stands in.
 * @param said says an expression in ours
 */
export function meaningsOfValues(
  survey: Json,
  said: (text: string) => TypedExpression,
): [string, SurveyMeaning][] {
  const known = new Map<string, TypedExpression | Untranslatable>()
  const open = new Set<string>()

  function tried(name: string, text: string): TypedExpression | Untranslatable {
    open.add(name)
    try {
      const made = said(text)
      return isTooLong(made.expression) ? new Untranslatable('formulaLong', name) : made
    } catch (error) {
      if (error instanceof Untranslatable) return error
      throw error
    } finally {
      open.delete(name)
    }
  }

  function workedOut(name: string, text: string): TypedExpression {
    if (open.has(name)) throw new Untranslatable('formulaCircle', name)
    if (open.size >= MOST_WITHIN) throw new Untranslatable('formulaLong', name)
    const outcome = known.get(name) ?? tried(name, text)
    known.set(name, outcome)
    if (outcome instanceof Untranslatable) throw outcome
    return outcome
  }

  return objectsIn(survey, 'calculatedValues').map((value) => {
    const name = textIn(value, 'name')
    return [name, { is: 'value', expression: () => workedOut(name, textIn(value, 'expression')) }]
  })
}

/** The letters that a part of a formula has at least, without those in it. */
const lettersOf = (part: Expression): number =>
  part.kind === 'literal' && typeof part.value === 'string' ? part.value.length + 1 : 1

/**
 * Whether a formula would be longer than any may be. It is counted and not written out: values that stand several times
 * within each other are few until they are written.
 */
export function isTooLong(whole: Expression): boolean {
  const left = [whole]
  let letters = 0
  for (let part = left.pop(); part; part = left.pop()) {
    letters += lettersOf(part)
    if (letters > MAX_FORMULA) return true
    if (part.kind === 'call') left.push(...part.args)
  }
  return false
}
