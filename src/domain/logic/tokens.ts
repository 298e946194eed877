/** Cuts a formula into words. */
import type { FormulaProblem } from './expression'

export interface Token {
  is: 'number' | 'text' | 'reference' | 'name' | 'sign' | 'end'
  /** A text without its quotes, a reference without its brackets, anything else as written. */
  word: string
  from: number
  to: number
}

const WORDS: readonly [Token['is'], RegExp][] = [
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/suy],
  ['reference', /\{\{[^{}]*\}\}/uy],
  ['name', /[a-z_][a-z0-9_]*/iy],
  ['sign', /!=|<=|>=|[=<>+\-*/(),]/y],
]
const SPACE = /\s*/uy

const plain = (is: Token['is'], written: string): string => {
  if (is === 'text') return written.slice(1, -1).replaceAll(/\\(.)/gsu, '$1')
  return is === 'reference' ? written.slice(2, -2).trim() : written
}

function wordAt(text: string, from: number): Token | null {
  for (const [is, pattern] of WORDS) {
    pattern.lastIndex = from
    const [written] = pattern.exec(text) ?? []
    if (written !== undefined) return { is, word: plain(is, written), from, to: from + written.length }
  }
  return null
}

function skipSpace(text: string, from: number): number {
  SPACE.lastIndex = from
  SPACE.test(text)
  return SPACE.lastIndex
}

/**
 * The words of a formula, the end of the text last; or what cannot be read in it.
 * @param text a formula
 */
export function tokensOf(text: string): Token[] | FormulaProblem {
  const tokens: Token[] = []
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const token = wordAt(text, at)
    if (!token) {
      const isOpen = /['"{]/.test(text[at] ?? '')
      const about = String.fromCodePoint(text.codePointAt(at) ?? 0)
      return { fault: isOpen ? 'unfinished' : 'unexpected', from: at, to: at + about.length, about }
    }
    tokens.push(token)
    at = skipSpace(text, token.to)
  }
  return [...tokens, { is: 'end', word: '', from: text.length, to: text.length }]
}
