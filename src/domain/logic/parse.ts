/**
 * Reads a formula: `{{age}} >= 18 and not is_blank({{pet}})`. A reference is the id of a question, or `{{id:option}}` for
 * one of its options. What cannot be read is a problem with its place; nothing throws.
 */
import type { Expression, FormulaFault, FormulaProblem } from './expression'
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

function read(tokens: readonly Token[]): Expression {
  let next = 0
  let depth = 0

  const peek = (): Token => {
    const token = tokens[next] ?? tokens.at(-1)
    if (!token) throw new Error('a list of words ends with its end')
    return token
  }
  const fail = (fault: FormulaFault, { from, to, word }: Token): never => {
    throw new Unreadable({ fault, from, to, about: word })
  }
  const take = (): Token => {
    const token = peek()
    next += 1
    return token
  }
  const isWord = (word: string): boolean => {
    const { is, word: there } = peek()
    return (is === 'sign' || is === 'name') && there === word
  }
  const takeSign = (word: string): Token => {
    if (isWord(word)) return take()
    return fail(peek().is === 'end' ? 'unfinished' : 'unexpected', peek())
  }
  const nested = <T>(inner: () => T): T => {
    depth += 1
    if (depth > MAX_DEPTH) fail('tooDeep', peek())
    const result = inner()
    depth -= 1
    return result
  }

  function listOf(): Expression[] {
    takeSign('(')
    if (isWord(')')) return []
    const items = [level(0)]
    while (isWord(',')) {
      take()
      items.push(level(0))
    }
    return items
  }

  /** What binds at least as strongly as a level. */
  function level(least: number): Expression {
    let left = least <= NOT_ABOVE && isWord('not') ? negated() : unary()
    for (;;) {
      const { is, word: operator } = peek()
      const at = is === 'sign' || is === 'name' ? LEVEL_OF.get(operator) : undefined
      if (at === undefined || at < least) return left
      take()
      left = operator === 'in' ? within(left) : joined(operator, left, level(at + 1))
    }
  }

  const joined = (name: string, left: Expression, right: Expression): Expression => ({
    kind: 'call',
    name,
    args: [left, right],
    from: left.from,
    to: right.to,
  })

  function within(left: Expression): Expression {
    const items = nested(listOf)
    const { to } = takeSign(')')
    return { kind: 'call', name: 'in', args: [left, ...items], from: left.from, to }
  }

  function negated(): Expression {
    const { from } = take()
    const inner = nested(() => level(NOT_ABOVE))
    return { kind: 'call', name: 'not', args: [inner], from, to: inner.to }
  }

  function unary(): Expression {
    if (!isWord('-')) return primary()
    const { from } = take()
    const inner = nested(unary)
    return { kind: 'call', name: 'negate', args: [inner], from, to: inner.to }
  }

  function primary(): Expression {
    const token = take()
    const { from, to, word } = token
    if (token.is === 'number') {
      const value = numberIn(word)
      return value ? { kind: 'literal', value, from, to } : fail('tooLong', token)
    }
    if (token.is === 'text') return { kind: 'literal', value: word.normalize('NFC'), from, to }
    if (token.is === 'reference') return reference(token)
    if (token.is === 'name' && !RESERVED.has(word)) return named(token)
    if (token.is === 'sign' && word === '(') {
      const inner = nested(() => level(0))
      takeSign(')')
      return inner
    }
    return fail(token.is === 'end' ? 'unfinished' : 'unexpected', token)
  }

  function reference(token: Token): Expression {
    const { from, to, word } = token
    const colon = word.indexOf(':')
    const [id, option] =
      colon < 0 ? [word, null] : [word.slice(0, colon).trim(), word.slice(colon + 1).trim()]
    if (id === '' || option === '') fail('unknownReference', token)
    return { kind: 'reference', id, option, from, to }
  }

  function named(token: Token): Expression {
    const { from, word } = token
    if (!isWord('(') && (word === 'true' || word === 'false'))
      return { kind: 'literal', value: word === 'true', from, to: token.to }
    if (!isWord('(')) fail('unexpected', token)
    const args = nested(listOf)
    const { to } = takeSign(')')
    return { kind: 'call', name: word, args, from, to }
  }

  const whole = level(0)
  return peek().is === 'end' ? whole : fail('unexpected', peek())
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
