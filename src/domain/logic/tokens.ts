/** Cuts a formula into words. */
import type { FormulaProblem } from './expression'

export interface Token {
  is: 'number' | 'text' | 'reference' | 'name' | 'sign' | 'end'
  /** A text without its quotes, a reference without its brackets, anything else as written. */
  word: string
  from: number
  to: number
}

const SPACES = /\s*/uy
/** One word: a number, a text, a reference, a name or a sign. */
const WORD =
  /\d+(?:\.\d+)?|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}|[a-z_][a-z0-9_]*|!=|<=|>=|[=<>+\-*/(),]/iuy

/** Where that ends which begins at a place; that place itself where it does not stand there. */
function endOf(what: RegExp, text: string, from: number): number {
  what.lastIndex = from
  return what.test(text) ? what.lastIndex : from
}

/** Which word begins with a letter: none begins as one of another kind does. */
function kindOf(first: string): Token['is'] {
  if (first >= '0' && first <= '9') return 'number'
  if (first === "'" || first === '"') return 'text'
  if (first === '{') return 'reference'
  return '!<>=+-*/(),'.includes(first) ? 'sign' : 'name'
}

function plain(is: Token['is'], written: string): string {
  if (is === 'text') return written.slice(1, -1).replaceAll(/\\(.)/gsu, '$1')
  return is === 'reference' ? written.slice(2, -2).trim() : written
}

function unreadable(text: string, from: number): FormulaProblem {
  const about = String.fromCodePoint(text.codePointAt(from) ?? 0)
  return { fault: /['"{]/.test(about) ? 'unfinished' : 'unexpected', from, to: from + about.length, about }
}

/**
 * The words of a formula, the end of the text last; or what cannot be read in it.
 * @param text a formula
 */
export function tokensOf(text: string): Token[] | FormulaProblem {
  const tokens: Token[] = []
  for (let from = endOf(SPACES, text, 0); from < text.length;) {
    const to = endOf(WORD, text, from)
    if (to === from) return unreadable(text, from)
    const is = kindOf(text.charAt(from))
    tokens.push({ is, word: plain(is, text.slice(from, to)), from, to })
    from = endOf(SPACES, text, to)
  }
  tokens.push({ is: 'end', word: '', from: text.length, to: text.length })
  return tokens
}
