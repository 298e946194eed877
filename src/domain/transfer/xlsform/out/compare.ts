/** Comparisons of ours in XPath: with what is not answered, none of ours holds. */
import type { Expression } from '../../../logic/expression'
import { atom, both, calling, either, isAnswered, pair, quoted, type Printed } from './text'
import { Unsayable } from './unsayable'
import { NO } from '../yes-no'
import { isConsent, yesOf, type XPathPrinter } from './printer'

const ORDERED = new Set(['<', '<=', '>', '>='])
const NEVER = atom('false()')

const isBlank = (at: Expression): boolean => at.kind === 'call' && at.name === 'blank'
const isAnswer = (at: Expression): boolean => at.kind === 'reference' && at.option === null
/** Calls that give one of what they were given, as it is. */
const CHOOSING = new Set(['if', 'coalesce', 'min', 'max'])
const isMaybeText = (at: Expression): boolean =>
  isAnswer(at) || (at.kind === 'call' && CHOOSING.has(at.name) && at.args.some(isMaybeText))
const isTrue = (at: Expression): boolean | null =>
  at.kind === 'literal' && typeof at.value === 'boolean' ? at.value : null

export function comparer(printer: XPathPrinter) {
  const { print, holds, day, typeOf, isKnown, isThere, questionOf } = printer

  const isMultiple = (at: Expression): boolean => questionOf(at)?.definition.tipoPregunta === 2

  function yesNo(one: Expression, other: Expression): Printed {
    const [wanted, asked] = isTrue(one) === null ? [isTrue(other), one] : [isTrue(one), other]
    if (wanted === true) return holds(asked)
    const question = questionOf(asked)
    if (wanted === false && question) return isConsent(question) ? NEVER : pair(print(asked), '=', quoted(NO))
    if (wanted === false && asked.kind === 'reference') return calling('not', holds(asked))
    if (!question || !questionOf(other)) throw new Unsayable('=')
    return both(pair(print(one), '=', print(other)), isAnswered(print(one)))
  }

  /** Several are ticked: the same means that one alone is. */
  function onlyOne(many: Expression, option: Expression): Printed {
    if (option.kind !== 'reference' || option.option === null) throw new Unsayable('=')
    return both(
      calling('selected', print(many), print(option)),
      pair(calling('count-selected', print(many)), '=', atom('1')),
    )
  }

  function same(one: Expression, other: Expression): Printed {
    if (isBlank(one) || isBlank(other)) return NEVER
    const [left, right] = [typeOf(one), typeOf(other)]
    if (left === 'place' || right === 'place') throw new Unsayable('=')
    if (left === 'yesNo' || right === 'yesNo') return yesNo(one, other)
    if (isMultiple(one)) return onlyOne(one, other)
    if (isMultiple(other)) return onlyOne(other, one)
    if (left === 'number' || right === 'number') return sameNumber(one, other)
    const value = left === 'date' || right === 'date' ? day : print
    const equal = pair(value(one), '=', value(other))
    const isEnough = value === print && (isKnown(one) || isKnown(other))
    const there = isEnough ? [] : [one, other].flatMap((at) => isThere(at) ?? [])
    return [equal, ...(value === print ? there.slice(0, 1) : there)].reduce(both)
  }

  /** Two answers, or what chooses among some, are compared as texts, unless one is told to be a number. */
  function sameNumber(one: Expression, other: Expression): Printed {
    const left = isMaybeText(one) && isMaybeText(other) ? calling('number', print(one)) : print(one)
    return pair(left, '=', print(other))
  }

  function different(one: Expression, other: Expression): Printed {
    if (isBlank(one) || isBlank(other)) return NEVER
    const types = [typeOf(one), typeOf(other)]
    if (types.includes('number'))
      return either(pair(print(one), '<', print(other)), pair(print(one), '>', print(other)))
    if (types.includes('yesNo')) {
      const wanted = isTrue(one) ?? isTrue(other)
      const asked = isTrue(one) === null ? one : other
      const question = questionOf(asked)
      if (wanted === null || !question) throw new Unsayable('!=')
      if (isConsent(question)) return wanted ? NEVER : holds(asked)
      return pair(print(asked), '=', wanted ? quoted(NO) : yesOf(question))
    }
    const answered = [one, other].flatMap((at) => isThere(at) ?? [])
    return [...answered, calling('not', same(one, other))].reduce(both)
  }

  function ordered(sign: string, one: Expression, other: Expression): Printed {
    if (isBlank(one) || isBlank(other)) return NEVER
    const types = [typeOf(one), typeOf(other)]
    // Programs do not agree on what comes first of two times of day.
    if (types.includes('time')) throw new Unsayable(sign)
    const value = types.includes('date') ? day : print
    return pair(value(one), sign, value(other))
  }

  return {
    /** A comparison; null for what is none. */
    compared(name: string, one: Expression, others: readonly Expression[]): Printed | null {
      const [other] = others
      if (!other) return null
      if (name === '=') return same(one, other)
      if (name === '!=') return different(one, other)
      if (ORDERED.has(name)) return ordered(name, one, other)
      return name === 'in' ? others.map((item) => same(one, item)).reduce(either) : null
    },
  }
}
