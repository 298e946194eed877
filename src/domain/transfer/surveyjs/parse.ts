/** Reads an expression of SurveyJS. Nothing of it runs: it becomes a tree, and the tree a formula of ours. */
import { scanAt, type TokenPatterns } from '../scan'
import { unreadAt, Untranslatable } from '../untranslatable'

export type SurveyExpression =
  | { is: 'number' | 'text'; value: string }
  | { is: 'yesNo'; value: boolean }
  /** `{name}`, `{panel.name}` */
  | { is: 'answer'; name: string }
  | { is: 'list'; items: SurveyExpression[] }
  | { is: 'call'; name: string; args: SurveyExpression[] }
  | { is: 'pair'; sign: string; left: SurveyExpression; right: SurveyExpression }
  | { is: 'single'; sign: string; of: SurveyExpression }

interface Token {
  is: 'number' | 'text' | 'answer' | 'name' | 'sign' | 'end'
  word: string
}

const PATTERNS: TokenPatterns<Token['is']> = [
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /"[^"]*"|'[^']*'/y],
  ['answer', /\{[^{}]*\}/y],
  ['name', /[\p{L}_][\p{L}\p{N}_.-]*/uy],
  ['sign', /&&|\|\||==|!=|<>|<=|>=|\*=|[=<>!+\-*/%(),[\]^]/y],
]
/** Each operator by the one name it has here. */
const SIGNS: Record<string, string> = {
  ...{ '&&': 'and', and: 'and', '||': 'or', or: 'or' },
  ...{
    '=': '=',
    '==': '=',
    equal: '=',
    equals: '=',
    '!=': '!=',
    '<>': '!=',
    notequal: '!=',
    notequals: '!=',
  },
  ...{ '<': '<', less: '<', '<=': '<=', lessorequal: '<=', '>': '>', greater: '>' },
  ...{ '>=': '>=', greaterorequal: '>=', '*=': 'contains', contains: 'contains', contain: 'contains' },
  ...{
    notcontains: 'notcontains',
    notcontain: 'notcontains',
    anyof: 'anyof',
    allof: 'allof',
    noneof: 'noneof',
  },
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': 'mod' },
}
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>=', 'contains', 'notcontains', 'anyof', 'allof', 'noneof'],
  ['+', '-'],
  ['*', '/', 'mod'],
]
const AFTER = new Set(['empty', 'notempty'])
const MOST_LETTERS = 20_000
const MOST_DEPTH = 60

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/u.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const found = scanAt(text, at, PATTERNS)
    if (!found) throw unreadAt(text, at)
    const { is, written } = found
    const isWrapped = is === 'text' || is === 'answer'
    tokens.push({ is, word: isWrapped ? written.slice(1, -1).trim() : written })
    at += written.length
  }
  return tokens
}

/** @throws Untranslatable what cannot be read */
export function parseSurvey(text: string): SurveyExpression {
  if (text.length > MOST_LETTERS) throw new Untranslatable('formulaLong', '')
  const tokens = tokensOf(text)
  const END: Token = { is: 'end', word: '' }
  let [next, depth] = [0, 0]
  const peek = (): Token => tokens[next] ?? END
  const take = (): Token => tokens[next++] ?? END
  const fail = (): never => {
    throw new Untranslatable('formulaUnread', peek().word)
  }
  const isSign = (word: string): boolean => peek().is === 'sign' && peek().word === word
  const need = (word: string): void => {
    if (!isSign(word)) fail()
    next += 1
  }
  const signHere = (): string | undefined => {
    const { is, word } = peek()
    const key = word.toLowerCase()
    return (is === 'sign' || is === 'name') && Object.hasOwn(SIGNS, key) ? SIGNS[key] : undefined
  }
  const nested = <T>(inner: () => T): T => {
    depth += 1
    if (depth > MOST_DEPTH) throw new Untranslatable('formulaLong', '')
    const result = inner()
    depth -= 1
    return result
  }

  function level(at: number): SurveyExpression {
    const signs = LEVELS[at]
    if (!signs) return unary()
    let left = level(at + 1)
    for (;;) {
      const sign = signHere()
      if (sign === undefined || !signs.includes(sign)) return left
      next += 1
      left = { is: 'pair', sign, left, right: level(at + 1) }
    }
  }

  function unary(): SurveyExpression {
    const { is, word } = peek()
    if (
      (is === 'sign' && (word === '!' || word === '-')) ||
      (is === 'name' && word.toLowerCase() === 'negate')
    ) {
      next += 1
      return { is: 'single', sign: word === '-' ? '-' : 'not', of: nested(unary) }
    }
    const value = primary()
    const after = peek().is === 'name' ? peek().word.toLowerCase() : ''
    if (!AFTER.has(after)) return value
    next += 1
    return { is: 'single', sign: after, of: value }
  }

  function items(close: string): SurveyExpression[] {
    const found: SurveyExpression[] = []
    nested(() => {
      while (!isSign(close)) {
        found.push(level(0))
        if (!isSign(',')) break
        next += 1
      }
    })
    need(close)
    return found
  }

  function primary(): SurveyExpression {
    const { is, word } = take()
    if (is === 'number' || is === 'text') return { is, value: word }
    if (is === 'answer') return { is, name: word }
    if (is === 'sign' && word === '[') return { is: 'list', items: items(']') }
    if (is === 'sign' && word === '(') {
      const inner = nested(() => level(0))
      need(')')
      return inner
    }
    if (is !== 'name') return fail()
    if (isSign('(')) {
      next += 1
      return { is: 'call', name: word, args: items(')') }
    }
    const plain = word.toLowerCase()
    if (plain === 'true' || plain === 'false') return { is: 'yesNo', value: plain === 'true' }
    // Words without quotes are texts there.
    return { is: 'text', value: word }
  }

  const whole = level(0)
  return peek().is === 'end' ? whole : fail()
}
