/** Cuts a formula into words. */
import type { FormulaProblem } from './expression'

export interface Token {
  is: 'number' | 'text' | 'reference' | 'name' | 'sign' | 'end'
  /** A text without its quotes, a reference without its brackets, anything else as written. */
  word: string
  from: number
  to: number
}

const KINDS = ['number', 'text', 'reference', 'name', 'sign'] as const
/** One word of each kind, in the order of `KINDS`, behind spaces; or the spaces alone. */
const WORD =
  /\s*(?:(\d+(?:\.\d+)?)|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(\{\{[^{}]*\}\})|([a-z_][a-z0-9_]*)|(!=|<=|>=|[=<>+\-*/(),]))?/iuy

const plain = (is: Token['is'], written: string): string => {
  if (is === 'text') return written.slice(1, -1).replaceAll(/\\(.)/gsu, '$1')
  return is === 'reference' ? written.slice(2, -2).trim() : written
}

/**
 * The words of a formula, the end of the text last; or what cannot be read in it.
 * @param text a formula
 */
export function tokensOf(text: string): Token[] | FormulaProblem {
  const tokens: Token[] = []
  for (WORD.lastIndex = 0; WORD.lastIndex < text.length;) {
    const [, ...found] = WORD.exec(text) ?? []
    const kind = found.findIndex((word) => word !== undefined)
    const [is, written] = [KINDS[kind], found[kind]]
    const to = WORD.lastIndex
    if (is === undefined || written === undefined) {
      if (to === text.length) break
      const isOpen = /['"{]/.test(text[to] ?? '')
      const about = String.fromCodePoint(text.codePointAt(to) ?? 0)
      return { fault: isOpen ? 'unfinished' : 'unexpected', from: to, to: to + about.length, about }
    }
    tokens.push({ is, word: plain(is, written), from: to - written.length, to })
  }
  return [...tokens, { is: 'end', word: '', from: text.length, to: text.length }]
}
