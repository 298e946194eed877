/**
 * Reads a formula: `{{age}} >= 18 and not is_blank({{pet}})`. A reference is the id of a question, or `{{id:option}}` for
 * one of its options. What cannot be read is a problem with its place; nothing throws.
 */
import type Big from 'big.js'
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

/** Small numbers stand in many formulas: each is made once. */
const numbers = new Map<string, Big | null>()
const MOST_NUMBERS = 1_000

function numberOf(word: string): Big | null {
  const known = numbers.get(word)
  if (known !== undefined) return known
  if (numbers.size >= MOST_NUMBERS) numbers.clear()
  const number = numberIn(word)
  numbers.set(word, number)
  return number
}

const call = (name: string, args: readonly Expression[], { from }: Place, { to }: Place): Expression => ({
  kind: 'call',
  name,
  args,
  from,
  to,
})

/** Stands before the first word. */
const START: Token = { is: 'sign', word: '', from: 0, to: 0 }

class Reading {
  private at = -1
  private depth = 0
  /** The word that is read next; at the end it stays the end. */
  private next = START

  constructor(private readonly tokens: readonly Token[]) {
    this.take()
  }

  whole(): Expression {
    const whole = this.level(0)
    return this.next.is === 'end' ? whole : this.fail('unexpected')
  }

  private fail(fault: FormulaFault, { from, to, word }: Token = this.next): never {
    throw new Unreadable({ fault, from, to, about: word })
  }

  private take(): Token {
    const token = this.next
    this.at += 1
    this.next = this.tokens[this.at] ?? token
    return token
  }

  private isWord(word: string): boolean {
    const { is, word: there } = this.next
    return there === word && (is === 'sign' || is === 'name')
  }

  private takeSign(word: string): Token {
    if (this.isWord(word)) return this.take()
    return this.fail(this.next.is === 'end' ? 'unfinished' : 'unexpected')
  }

  private nested<T>(inner: () => T): T {
    this.depth += 1
    if (this.depth > MAX_DEPTH) this.fail('tooDeep')
    const result = inner()
    this.depth -= 1
    return result
  }

  /** What stands between brackets, of which the second one is left. */
  private list(): Expression[] {
    return this.nested(() => {
      const items: Expression[] = []
      this.takeSign('(')
      if (this.isWord(')')) return items
      items.push(this.level(0))
      while (this.isWord(',')) {
        this.take()
        items.push(this.level(0))
      }
      return items
    })
  }

  /** What binds at least as strongly as a level. */
  private level(least: number): Expression {
    let left =
      this.isWord('not') && least <= NOT_ABOVE
        ? this.prefixed('not', () => this.level(NOT_ABOVE))
        : this.unary()
    for (;;) {
      const { is, word } = this.next
      const at = is === 'sign' || is === 'name' ? LEVEL_OF.get(word) : undefined
      if (at === undefined || at < least) return left
      this.take()
      if (word === 'in') left = call(word, [left, ...this.list()], left, this.takeSign(')'))
      else {
        const right = this.level(at + 1)
        left = call(word, [left, right], left, right)
      }
    }
  }

  /** A sign or word that stands before what it is about. */
  private prefixed(name: string, inner: () => Expression): Expression {
    const sign = this.take()
    const one = this.nested(inner)
    return call(name, [one], sign, one)
  }

  private unary(): Expression {
    return this.isWord('-') ? this.prefixed('negate', () => this.unary()) : this.primary()
  }

  private primary(): Expression {
    const token = this.take()
    const { is, from, to, word } = token
    if (is === 'number') {
      const value = numberOf(word)
      return value ? { kind: 'literal', value, from, to } : this.fail('tooLong', token)
    }
    if (is === 'text') return { kind: 'literal', value: word.normalize('NFC'), from, to }
    if (is === 'reference') return this.reference(token)
    if (is === 'name' && !RESERVED.has(word)) return this.named(token)
    if (is === 'sign' && word === '(') {
      const inner = this.nested(() => this.level(0))
      this.takeSign(')')
      return inner
    }
    return this.fail(is === 'end' ? 'unfinished' : 'unexpected', token)
  }

  private reference(token: Token): Expression {
    const { from, to, word } = token
    const colon = word.indexOf(':')
    const id = colon < 0 ? word : word.slice(0, colon).trim()
    const option = colon < 0 ? null : word.slice(colon + 1).trim()
    if (id === '' || option === '') this.fail('unknownReference', token)
    return { kind: 'reference', id, option, from, to }
  }

  private named(token: Token): Expression {
    const { from, to, word } = token
    const isCall = this.isWord('(')
    if (!isCall && (word === 'true' || word === 'false'))
      return { kind: 'literal', value: word === 'true', from, to }
    if (!isCall) this.fail('unexpected', token)
    return call(word, this.list(), token, this.takeSign(')'))
  }
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
    return { expression: new Reading(tokens).whole(), problem: null }
  } catch (error) {
    if (error instanceof Unreadable) return failed(error.problem)
    throw error
  }
}
