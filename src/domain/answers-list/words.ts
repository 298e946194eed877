import { readAnswerCode } from '../codes/read-code'
import { plain } from '../text/search'
import { cleanText } from '../text/clean'

/** Letters of a word by which it is found; longer ones are found by their beginning. */
const MAX_WORD_LENGTH = 15
/** Shorter words stand in nearly every answer. */
const SHORTEST = 2
/** Words of a name that are found two by two. */
const PAIRED = 3

/** A letter alone, which is no word as it is in Japanese. */
const ONE_LETTER = /^[\p{Script=Latin}\p{N}]$/u

const LETTERS = /[\p{L}\p{N}]+/gu
const HAS_DIGIT = /\p{N}/u

const cut = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('')

/** What was typed between spaces: with figures in it, it is one code or number, however it is punctuated. */
const piecesOf = (typed: string): string[] =>
  plain(typed)
    .split(/\s+/)
    .flatMap((piece) => {
      const parts: string[] = piece.match(LETTERS) ?? []
      return HAS_DIGIT.test(piece) ? [parts.join('')] : parts
    })

/** How a word may begin, from so many letters on. */
function beginnings(word: string, from: number): string[] {
  const letters = [...word].slice(0, MAX_WORD_LENGTH)
  const longer = Array.from({ length: Math.max(0, letters.length - from + 1) }, (_, more) =>
    letters.slice(0, from + more).join(''),
  )
  // A word of one letter is found whole.
  return longer.length > 0 ? longer : [letters.join('')]
}

/** How the words of a text may begin, its codes and numbers both whole and in parts. */
export function beginningsOf(text: string): string[] {
  const parts: string[] = plain(text).match(LETTERS) ?? []
  return [...piecesOf(text), ...parts].flatMap((word) => beginnings(word, SHORTEST))
}

/** How a code may begin, whole and from the part after the municipality's letters. */
export function beginningsOfCode(code: string): string[] {
  const [letters = '', ...rest] = plain(code).split('-')
  return [...beginnings([letters, ...rest].join(''), SHORTEST), ...beginnings(rest.join(''), SHORTEST)]
}

const pair = (one: string, other: string): string => `${one} ${other}`

/** Any two words of a name, the second one as far as it is typed: a full name finds its person among thousands. */
export function pairsOf(name: string): string[] {
  const words = piecesOf(name).slice(0, PAIRED).map(cut)
  return words.flatMap((one) =>
    words.flatMap((other) =>
      one === other ? [] : beginnings(other, SHORTEST).map((beginning) => pair(one, beginning)),
    ),
  )
}

/** What was typed into a search field, as an index of answers has it. */
export interface Typed {
  /** Each has to be there, in any order. */
  terms: string[]
  /** Two words typed alone, as a name would be found; null for anything else. */
  name: string | null
}

/** With a figure and a dash of any length: it may be a code in which O was typed for 0. */
const LIKE_CODE = /(?=.*\p{Nd}).*\p{Pd}/u

/** Words of one search. */
const MAX_TERMS = 6

/** Reads what was typed; without any term there is nothing to find. */
export function typedTerms(typed: string): Typed {
  const read = typed.split(/\s+/).map((piece) => (LIKE_CODE.test(piece) ? readAnswerCode(piece) : piece))
  const terms = [...new Set(piecesOf(cleanText(read.join(' '))).map(cut))]
    .filter((term) => !ONE_LETTER.test(term))
    .slice(0, MAX_TERMS)
  const [one, other] = terms
  const isName = terms.length === 2 && !terms.some((term) => HAS_DIGIT.test(term))
  return { terms, name: isName && one && other ? pair(one, other) : null }
}
