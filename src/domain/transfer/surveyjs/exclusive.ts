/** Choices of a survey that are disabled by what is ticked beside them: some of them stand alone. */
import type { Around } from './elements'
import { parseSurvey, type SurveyExpression } from './parse'
import { Untranslatable } from '../untranslatable'

/** Whether something holds for what is ticked. */
type Holds = (ticked: readonly string[]) => boolean

const OF_ITEM = /^(?:item|choice)$/iu
const small = (code: string): string => code.toLowerCase()
const includes = (ticked: readonly string[], code: string): boolean =>
  ticked.some((one) => small(one) === small(code))

/** What an expression says of the ticks of one question; null where it asks for anything else. */
function read(part: SurveyExpression, name: string, item: string): Holds | null {
  const isOwn = (one: SurveyExpression): boolean => one.is === 'answer' && one.name === name
  const codesOf = (one: SurveyExpression): string[] | null => {
    if (one.is === 'list') {
      const all = one.items.map(codesOf)
      return all.includes(null) ? null : all.flatMap((codes) => codes ?? [])
    }
    if (one.is === 'answer' && OF_ITEM.test(one.name)) return [item]
    return one.is === 'text' || one.is === 'number' ? [one.value] : null
  }
  if (isOwn(part)) return (ticked) => ticked.length > 0
  if (part.is === 'yesNo') return () => part.value
  if (part.is === 'single') {
    const inner = read(part.of, name, item)
    if (!inner || (part.sign !== 'not' && !isOwn(part.of))) return null
    return part.sign === 'notempty' ? inner : (ticked) => !inner(ticked)
  }
  if (part.is !== 'pair') return null
  const { sign, left, right } = part
  if (sign === 'and' || sign === 'or') {
    const [one, other] = [read(left, name, item), read(right, name, item)]
    if (!one || !other) return null
    return sign === 'and'
      ? (ticked) => one(ticked) && other(ticked)
      : (ticked) => one(ticked) || other(ticked)
  }
  const codes = isOwn(left) ? codesOf(right) : null
  if (!codes) return null
  const hasAll: Holds = (ticked) => codes.every((code) => includes(ticked, code))
  const hasAny: Holds = (ticked) => codes.some((code) => includes(ticked, code))
  const ofSign: Readonly<Record<string, Holds>> = {
    ...{ contains: hasAll, allof: hasAll, anyof: hasAny },
    ...{ notcontains: (ticked) => !hasAll(ticked), noneof: (ticked) => !hasAny(ticked) },
  }
  return Object.hasOwn(ofSign, sign) ? (ofSign[sign] ?? null) : null
}

function holdsOf({ text, item = '' }: Around, name: string): Holds | null {
  try {
    return read(parseSurvey(text), name, item)
  } catch (error) {
    if (error instanceof Untranslatable) return null
    throw error
  }
}

const ALWAYS: Holds = () => true

/**
 * The codes of choices that disable all others while they are ticked, where that is all that their conditions say; null
 * for conditions that say anything else.
 * @param choices with when each can be ticked
 */
export function standingAlone(
  name: string,
  choices: readonly { code: string; enabled: readonly Around[] }[],
): ReadonlySet<string> | null {
  const whens = new Map<string, Holds>()
  for (const { code, enabled } of choices) {
    const [first, ...more] = enabled
    const when = first ? holdsOf(first, name) : ALWAYS
    if (!when || more.length > 0) return null
    whens.set(code, when)
  }
  const codes = [...whens.keys()]
  const isEnabled = (code: string, ticked: readonly string[]): boolean => whens.get(code)?.(ticked) ?? true
  const alone = new Set(
    codes.filter((one) => codes.every((other) => other === one || !isEnabled(other, [one]))),
  )
  const isPlain = codes.every((code) => {
    const others = codes.filter((one) => one !== code && !alone.has(one))
    const isFree = isEnabled(code, []) && isEnabled(code, [code])
    return (
      isFree &&
      (alone.has(code) || [others, ...others.map((one) => [one])].every((ticked) => isEnabled(code, ticked)))
    )
  })
  return alone.size > 0 && isPlain ? alone : null
}
