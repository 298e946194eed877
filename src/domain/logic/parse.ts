/**
 * Reads a formula: `{{age}} >= 18 and not is_blank({{pet}})`. A reference is the id of a question, or `{{id:option}}` for
 * one of its options. What cannot be read is a problem with its place; nothing throws.
 */
import type { Decimal } from './decimal'
import type { Expression, FormulaFault, FormulaProblem, Place } from './expression'
import { tokensOf, type Token } from './tokens'
import { numberIn } from './value'

/** Most letters of a formula. */
export const MAX_FORMULA = 5_000
/** Most brackets within each other. */
const MAX_DEPTH = 50
/** Most words: what is read is walked in depth, and a sum of a thousand parts is as deep as long. */
const MAX_TOKENS = 2_000

/** From the weakest: what stands in one row binds equally and is read from the left. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/'],
]
const NOT_ABOVE = 2
const LEVEL_OF = new Map(LEVELS.flatMap((operators, at) => operators.map((name) => [name, at] as const)))
const RESERVED = new Set(['and', 'or', 'not', 'in'])

class Unreadable extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.fault)
  }
}

/** Short numbers stand in many formulas: each is made once. */
const shortNumbers = new Map<string, Decimal | null>()
const SHORT = 3

function numberOf(word: string): Decimal | null {
  const number = shortNumbers.get(word) ?? numberIn(word)
  if (word.length <= SHORT) shortNumbers.set(word, number)
  return number
}

const call = (name: string, args: readonly Expression[], { from }: Place, { to }: Place): Expression => ({
  kind: 'call',
  name,
  args,
  from,
  to,
})

/** How far a formula is read. */
interface Reading {
  tokens: readonly Token[]
  at: number
  depth: number
  /** The word that is read next; at the end it stays the end. */
  next: Token
}

/** @param fault what is wrong with the word; by itself that it stands there, or that nothing more does */
function fail({ next }: Reading, { is, from, to, word }: Token = next, fault?: FormulaFault): never {
  throw new Unreadable({
    fault: fault ?? (is === 'end' ? 'unfinished' : 'unexpected'),
    ...{ from, to, about: word },
  })
}

function take(reading: Reading): Token {
  const token = reading.next
  reading.at += 1
  reading.next = reading.tokens[reading.at] ?? token
  return token
}

function isWord({ next: { is, word } }: Reading, wanted: string): boolean {
  return word === wanted && (is === 'sign' || is === 'name')
}

const takeSign = (reading: Reading, word: string): Token =>
  isWord(reading, word) ? take(reading) : fail(reading)

function nested<T>(reading: Reading, inner: () => T): T {
  reading.depth += 1
  if (reading.depth > MAX_DEPTH) fail(reading, reading.next, 'tooDeep')
  const result = inner()
  reading.depth -= 1
  return result
}

/** What stands between brackets, of which the second one is left. */
const list = (reading: Reading): Expression[] =>
  nested(reading, () => {
    const items: Expression[] = []
    takeSign(reading, '(')
    if (isWord(reading, ')')) return items
    items.push(level(reading, 0))
    while (isWord(reading, ',')) {
      take(reading)
      items.push(level(reading, 0))
    }
    return items
  })

/** What binds at least as strongly as a level. */
function level(reading: Reading, least: number): Expression {
  let left =
    least <= NOT_ABOVE && isWord(reading, 'not')
      ? prefixed(reading, 'not', () => level(reading, NOT_ABOVE))
      : unary(reading)
  for (;;) {
    const { is, word } = reading.next
    const at = is === 'sign' || is === 'name' ? LEVEL_OF.get(word) : undefined
    if (at === undefined || at < least) return left
    take(reading)
    if (word === 'in') left = call(word, [left, ...list(reading)], left, takeSign(reading, ')'))
    else {
      const right = level(reading, at + 1)
      left = call(word, [left, right], left, right)
    }
  }
}

/** A sign or word that stands before what it is about. */
function prefixed(reading: Reading, name: string, inner: () => Expression): Expression {
  const sign = take(reading)
  const one = nested(reading, inner)
  return call(name, [one], sign, one)
}

const unary = (reading: Reading): Expression =>
  isWord(reading, '-') ? prefixed(reading, 'negate', () => unary(reading)) : primary(reading)

function primary(reading: Reading): Expression {
  const token = take(reading)
  const { is, from, to, word } = token
  if (is === 'number') {
    const value = numberOf(word)
    return value ? { kind: 'literal', value, from, to } : fail(reading, token, 'tooLong')
  }
  if (is === 'text') return { kind: 'literal', value: word.normalize('NFC'), from, to }
  if (is === 'reference') return reference(reading, token)
  if (is === 'name' && !RESERVED.has(word)) return named(reading, token)
  if (is === 'sign' && word === '(') {
    const inner = nested(reading, () => level(reading, 0))
    takeSign(reading, ')')
    return inner
  }
  return fail(reading, token)
}

function reference(reading: Reading, token: Token): Expression {
  const { from, to, word } = token
  const colon = word.indexOf(':')
  const id = colon < 0 ? word : word.slice(0, colon).trim()
  const option = colon < 0 ? null : word.slice(colon + 1).trim()
  if (id === '' || option === '') fail(reading, token, 'unknownReference')
  return { kind: 'reference', id, option, from, to }
}

function named(reading: Reading, token: Token): Expression {
  const { from, to, word } = token
  if (isWord(reading, '(')) return call(word, list(reading), token, takeSign(reading, ')'))
  if (word !== 'true' && word !== 'false') fail(reading, token)
  return { kind: 'literal', value: word === 'true', from, to }
}

/** The whole of a formula. */
function read(tokens: readonly Token[]): Expression {
  const [next] = tokens
  if (!next) throw new Error('a list of words ends with its end')
  const reading: Reading = { tokens, at: 0, depth: 0, next }
  const whole = level(reading, 0)
  return reading.next.is === 'end' ? whole : fail(reading)
}

export type Parsed = { expression: Expression; problem: null } | { expression: null; problem: FormulaProblem }

const failed = (problem: FormulaProblem): Parsed => ({ expression: null, problem })

/**
 * Reads a formula.
 * @returns what it says, or the first thing that cannot be read
 */
export function parse(text: string): Parsed {
  if (text.length > MAX_FORMULA)
    return failed({ fault: 'tooLong', from: MAX_FORMULA, to: text.length, about: '' })
  const tokens = tokensOf(text)
  if (!Array.isArray(tokens)) return failed(tokens)
  if (tokens.length > MAX_TOKENS) return failed({ fault: 'tooLong', from: 0, to: text.length, about: '' })
  try {
    return { expression: read(tokens), problem: null }
  } catch (error) {
    if (error instanceof Unreadable) return failed(error.problem)
    throw error
  }
}
