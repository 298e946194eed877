/** Cuts a program of a form into words. */

export interface Token {
  is: 'text' | 'number' | 'name' | 'sign' | 'end'
  word: string
}

const MOST_LETTERS = 5_000
const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)+/y
const WORDS: readonly [Token['is'], RegExp][] = [
  ['text', /'[^'\\\n]*'|"[^"\\\n]*"/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['name', /[A-Za-z_$][\w$]*/y],
  ['sign', /===|!==|==|!=|<=|>=|&&|\|\||\?\.|[<>!+\-*/()[\]{}.,?:;=]/y],
]

/** What nobody here understands. */
export class Unread extends Error {}

/** @throws Unread letters that begin no word */
export function tokensOf(text: string): Token[] {
  if (text.length > MOST_LETTERS) throw new Unread()
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    SKIPPED.lastIndex = at
    at += SKIPPED.exec(text)?.[0].length ?? 0
    if (at >= text.length) break
    const found = WORDS.map(([is, pattern]) => {
      pattern.lastIndex = at
      return { is, word: pattern.exec(text)?.[0] ?? '' }
    }).find(({ word }) => word !== '')
    if (!found) throw new Unread()
    at += found.word.length
    tokens.push(found)
  }
  return tokens
}
