/** Tokens of the JavaScript in a form of Form.io. */
import { scanAt, type TokenPatterns } from '../scan'

export interface Token {
  is: 'text' | 'template' | 'regex' | 'number' | 'name' | 'sign' | 'end'
  word: string
}

const MOST_LETTERS = 5_000
const BLANKS_AND_COMMENTS = /(?:\s+|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)+/y
const PATTERNS: TokenPatterns<Token['is']> = [
  ['text', /'(?:[^'\\\n]|\\['"\\])*'|"(?:[^"\\\n]|\\['"\\])*"/y],
  ['template', /`[^`\\]*`/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['name', /[A-Za-z_$][\w$]*/y],
  ['sign', /=>|\+=|===|!==|==|!=|<=|>=|&&|\|\||\?\?|\?\.|[<>!+\-*/%()[\]{}.,?:;=]/y],
]

/** A sign in a text that is written with a backslash before it. */
const ESCAPED = /\\(['"\\])/gu

const REGEX: TokenPatterns<Token['is']> = [
  ['regex', /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y],
]

/** After a value a slash divides. */
const mayBePattern = (before: Token | undefined): boolean =>
  before === undefined || before.word === 'return' || (before.is === 'sign' && !/^[)\]}]$/u.test(before.word))

/** Thrown where a script has syntax that is not translated. */
export class UnsupportedSyntax extends Error {}

/** @throws UnsupportedSyntax where no token begins, and for a script that is too long */
export function tokensOf(text: string): Token[] {
  if (text.length > MOST_LETTERS) throw new UnsupportedSyntax()
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    BLANKS_AND_COMMENTS.lastIndex = at
    at += BLANKS_AND_COMMENTS.exec(text)?.[0].length ?? 0
    if (at >= text.length) break
    const found = (mayBePattern(tokens.at(-1)) && scanAt(text, at, REGEX)) || scanAt(text, at, PATTERNS)
    if (!found) throw new UnsupportedSyntax()
    at += found.written.length
    const { is, written } = found
    tokens.push({ is, word: is === 'text' ? written.replaceAll(ESCAPED, '$1') : written })
  }
  return tokens
}
