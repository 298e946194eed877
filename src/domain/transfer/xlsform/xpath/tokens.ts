/** Cuts an expression of an XLSForm (XPath 1.0 with `${name}`) into words. */
import { scanAt, type TokenPatterns } from '../../scan'
import { unreadAt } from '../../untranslatable'

export interface Token {
  is: 'number' | 'text' | 'answer' | 'name' | 'sign' | 'end'
  word: string
}

const PATTERNS: TokenPatterns<Token['is']> = [
  ['number', /\d+(?:\.\d*)?|\.\d+/y],
  ['text', /"[^"]*"|'[^']*'/y],
  ['answer', /\$\{[^{}]*\}/y],
  ['name', /[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?/uy],
  ['sign', /!=|<=|>=|::|\.\.|\/\/|[=<>+\-*/(),.[\]@|]/y],
]

const plain = (is: Token['is'], written: string): string => {
  if (is === 'text') return written.slice(1, -1)
  return is === 'answer' ? written.slice(2, -1).trim() : written
}

/** Word processors turn quotes and dashes; who wrote the form meant plain ones. */
export const withPlainQuotes = (text: string): string =>
  text.replaceAll(/[\u2018\u2019\u201a]/gu, "'").replaceAll(/[\u201c\u201d\u201e]/gu, '"')

const SPACE = /\s+/uy

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    SPACE.lastIndex = at
    const [space = ''] = SPACE.exec(text) ?? []
    at += space.length
    if (space !== '') continue
    const found = scanAt(text, at, PATTERNS)
    if (!found) throw unreadAt(text, at)
    tokens.push({ is: found.is, word: plain(found.is, found.written) })
    at += found.written.length
  }
  return [...tokens, { is: 'end', word: '' }]
}
