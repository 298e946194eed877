/** Finds the rules of a survey that nothing read, whatever they stand in: each is told, so that none goes missing unseen. */
import { isObject } from '../../form/exchange/node'
import { textIn, type Json } from '../json'
import type { OmittedCode, Report } from '../report'

/** A rule as it stands in what was brought. */
export interface WrittenRule {
  path: string
  /** What its source calls the kind of rule that it is. */
  about: string
  /** Of what it is the rule. */
  words: string
}

const IS_RULE = /(?:If|Expression)$|^expression$/u
/** Told as a whole, or read where they are used. */
const ASIDE: ReadonlySet<string> = new Set(['triggers', 'completedHtmlOnCondition', 'calculatedValues'])
const MOST_DEPTH = 60

/** All rules of a survey. */
export function rulesWritten(survey: Json): WrittenRule[] {
  function within(value: unknown, path: string, words: string, depth: number): WrittenRule[] {
    if (depth > MOST_DEPTH) return []
    if (Array.isArray(value))
      return value.flatMap((one, index) => within(one, `${path}[${index}]`, words, depth + 1))
    if (!isObject(value)) return []
    const named = textIn(value, 'title') || textIn(value, 'name') || words
    return Object.entries(value).flatMap(([key, inner]) => {
      const at = path === '' ? key : `${path}.${key}`
      if (IS_RULE.test(key) && typeof inner === 'string')
        return inner.trim() === '' ? [] : [{ path: at, about: key, words: named }]
      return within(inner, at, named, depth + 1)
    })
  }
  return Object.entries(survey).flatMap(([key, value]) =>
    ASIDE.has(key) ? [] : within({ [key]: value }, ROOTS.has(key) ? '$' : '', '', 0),
  )
}
/** Lists of elements that stand in no page: their places begin so. */
const ROOTS: ReadonlySet<string> = new Set(['elements', 'questions'])

/** What says of a part that nothing of it came over, its rules neither. */
const WHOLE: ReadonlySet<OmittedCode> = new Set<OmittedCode>(['kind', 'hidden', 'setting', 'script'])

/** The path of what something stands in, and of what that stands in. */
function around(path: string): string[] {
  const ends = [...path.matchAll(/[.[]/gu)].map(({ index }) => index)
  return ends.map((end) => path.slice(0, end))
}

/** @param read where the rules stood that became rules of the form */
export function tellUnread(rules: readonly WrittenRule[], read: ReadonlySet<string>, report: Report): void {
  const told = new Set<string>()
  const gone = new Set<string>()
  for (const { outcome, code, at } of report.lines) {
    const { path } = at
    if (path === undefined || (outcome !== 'leftOut' && code !== 'asExclusive')) continue
    // What is told within a rule is told of it.
    for (const one of [path, ...around(path)]) told.add(one)
    if (outcome === 'leftOut' && WHOLE.has(code)) gone.add(path)
  }
  for (const { path, about, words } of rules) {
    // A check is told as a whole, with the kind of check that it is.
    const places = about === 'expression' ? [path, path.replace(/\.expression$/u, '')] : [path]
    const isKnown = places.some((one) => read.has(one) || told.has(one))
    if (!isKnown && !around(path).some((one) => gone.has(one)))
      report.leftOut('setting', { path }, { words, about })
  }
}
