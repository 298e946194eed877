/**
 * Patterns of texts, read in time that grows with the text alone: all ways are followed side by side, none is tried and
 * taken back. A regular expression of the platform may need longer than anybody waits.
 *
 * A pattern is what the whole text has to be: letters and signs stand for themselves, `.` for any, `[a-z0-9]` and
 * `[^,]` for some, `\d \w \s` for digits, letters of English with digits, blanks; `?`, `*`, `+`, `{2,4}` say how often,
 * `|` separates choices, brackets group.
 */

/** Most letters of a pattern, most times of something, and most steps that it becomes. */
const MAX_PATTERN = 500
const MAX_TIMES = 1_000
const MAX_STEPS = 4_000
const MAX_GROUPS = 50

type Accepts = (sign: string) => boolean
/** A step takes a sign and goes on, or goes on to several at once without taking any. */
type Step = { takes: Accepts; to: number } | { to: readonly number[] }

type Node =
  | { is: 'sign'; takes: Accepts }
  | { is: 'row'; parts: Node[] }
  | { is: 'choice'; parts: Node[] }
  | { is: 'times'; part: Node; least: number; most: number }

class Unreadable extends Error {}

const CLASSES: Record<string, Accepts> = {
  d: (sign) => /^\d$/.test(sign),
  D: (sign) => !/^\d$/.test(sign),
  w: (sign) => /^\w$/.test(sign),
  W: (sign) => !/^\w$/.test(sign),
  s: (sign) => /^\s$/u.test(sign),
  S: (sign) => !/^\s$/u.test(sign),
}
const SPECIAL = new Set(['(', ')', '[', ']', '{', '}', '?', '*', '+', '|', '^', '$', '.'])
const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

function readPattern(pattern: string): Node {
  const signs = [...pattern]
  let [at, groups] = [0, 0]

  const fail = (): never => {
    throw new Unreadable()
  }
  const take = (): string => signs[at++] ?? fail()
  const isNext = (sign: string): boolean => signs[at] === sign

  function escaped(): Accepts {
    const sign = take()
    const known = CLASSES[sign]
    if (known) return known
    if (/^[a-z0-9]$/i.test(sign) && !(sign in ESCAPED)) fail()
    const meant = ESCAPED[sign] ?? sign
    return (other) => other === meant
  }

  function classItem(): Accepts {
    const first = take()
    if (first === '\\') return escaped()
    if (!isNext('-') || signs[at + 1] === ']') return (sign) => sign === first
    at += 1
    const last = take()
    if (last === '\\' || last < first) fail()
    return (sign) => sign >= first && sign <= last
  }

  function signClass(): Accepts {
    const isNegated = isNext('^')
    if (isNegated) at += 1
    const items: Accepts[] = []
    do items.push(classItem())
    while (!isNext(']'))
    at += 1
    return (sign) => items.some((takes) => takes(sign)) !== isNegated
  }

  function atom(): Node {
    const sign = take()
    if (sign === '.') return { is: 'sign', takes: () => true }
    if (sign === '[') return { is: 'sign', takes: signClass() }
    if (sign === '\\') return { is: 'sign', takes: escaped() }
    if (sign === '(') return group()
    if (SPECIAL.has(sign)) fail()
    return { is: 'sign', takes: (other) => other === sign }
  }

  function group(): Node {
    groups += 1
    if (groups > MAX_GROUPS) fail()
    if (isNext('?') && signs[at + 1] === ':') at += 2
    const inner = choice()
    if (take() !== ')') fail()
    return inner
  }

  function bounds(): [number, number] {
    const written = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(signs.slice(at, at + 11).join(''))
    if (!written) return fail()
    const [all, least = '', comma, most = ''] = written
    at += all.length
    const from = Number(least)
    const upTo = most === '' ? (comma === '' ? from : Infinity) : Number(most)
    return from > upTo || from > MAX_TIMES || (upTo > MAX_TIMES && upTo !== Infinity) ? fail() : [from, upTo]
  }

  const TIMES: Record<string, [number, number]> = { '?': [0, 1], '*': [0, Infinity], '+': [1, Infinity] }

  function repeated(): Node {
    const part = atom()
    const sign = signs[at] ?? ''
    const fixed = TIMES[sign]
    if (fixed) at += 1
    if (!fixed && sign !== '{') return part
    const [least, most] = fixed ?? bounds()
    return { is: 'times', part, least, most }
  }

  function row(): Node {
    const parts: Node[] = []
    while (at < signs.length && !isNext('|') && !isNext(')')) parts.push(repeated())
    return { is: 'row', parts }
  }

  function choice(): Node {
    const parts = [row()]
    while (isNext('|')) {
      at += 1
      parts.push(row())
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'choice', parts }
  }

  // Whoever writes ^…$ means the whole text, which is meant anyway.
  if (isNext('^')) at += 1
  if (signs.at(-1) === '$' && signs.at(-2) !== '\\') signs.pop()
  const whole = choice()
  return at === signs.length ? whole : fail()
}

/** Steps of a pattern; the last one is its end. They are written from the end: each knows where it goes on. */
function stepsOf(whole: Node): { steps: Step[]; first: number } {
  const steps: Step[] = [{ to: [] }]
  const add = (step: Step): number => {
    if (steps.length >= MAX_STEPS) throw new Unreadable()
    return steps.push(step) - 1
  }
  const before = (node: Node, next: number): number => {
    if (node.is === 'sign') return add({ takes: node.takes, to: next })
    if (node.is === 'times') return timesBefore(node, next)
    if (node.is === 'row') return node.parts.reduceRight((to, part) => before(part, to), next)
    return add({ to: node.parts.map((part) => before(part, next)) })
  }
  const timesBefore = ({ part, least, most }: Extract<Node, { is: 'times' }>, next: number): number => {
    let to = next
    if (most === Infinity) {
      const back: number[] = []
      to = add({ to: back })
      back.push(before(part, to), next)
    } else for (let more = most - least; more > 0; more -= 1) to = add({ to: [before(part, to), next] })
    for (let times = least; times > 0; times -= 1) to = before(part, to)
    return to
  }
  const first = before(whole, 0)
  return { steps, first }
}

/** Whether a whole text is as a pattern says. */
export type Pattern = (text: string) => boolean

/**
 * Reads a pattern.
 * @returns null for what is none, or is too large
 */
export function patternOf(pattern: string): Pattern | null {
  if (pattern.length > MAX_PATTERN) return null
  let made: ReturnType<typeof stepsOf>
  try {
    made = stepsOf(readPattern(pattern))
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
  const { steps, first } = made
  const reach = (at: number, into: Set<number>): void => {
    const waiting = [at]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (into.has(one)) continue
      into.add(one)
      const step = steps[one]
      if (step && !('takes' in step)) waiting.push(...step.to)
    }
  }
  return (text) => {
    let now = new Set<number>()
    reach(first, now)
    for (const sign of text) {
      const next = new Set<number>()
      for (const at of now) {
        const step = steps[at]
        if (step && 'takes' in step && step.takes(sign)) reach(step.to, next)
      }
      if (next.size === 0) return false
      now = next
    }
    return now.has(0)
  }
}
