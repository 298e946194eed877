import { plain } from '../text/search'

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string
  isMatch: boolean
}

const WORD_START = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu
const NO_LETTERS = /[^\p{L}\p{N}]/gu
const MARK = /\p{M}/u
const SPACE = /\s/u
const HAS_DIGIT = /\p{N}/u

/**
 * Where a term ends that begins at a letter of the text; null where it does not stand there. Codes and numbers go on
 * over whatever punctuates them, as they do in the index.
 */
function endOfTerm(text: string, start: number, term: string): number | null {
  const mayHavePunctuation = HAS_DIGIT.test(term)
  let read = ''
  let end = start
  for (const letter of text.slice(start)) {
    const letters = plain(letter).replace(NO_LETTERS, '')
    const isLetter = letters !== '' || MARK.test(letter)
    // An accent that stands behind its letter belongs to it.
    if (read.length >= term.length && !MARK.test(letter)) break
    if (!isLetter && (SPACE.test(letter) || !mayHavePunctuation)) return null
    read += letters
    end += letter.length
    if (!term.startsWith(read) && !read.startsWith(term)) return null
  }
  return read.startsWith(term) ? end : null
}

/**
 * A text in parts: what a search found it by, at beginnings of words and without regard to accents and capitals, and
 * the rest (DAY-01).
 * @param terms of `typedTerms`
 */
export function matchedParts(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { index } of terms.length === 0 ? [] : text.matchAll(WORD_START)) {
    if (index < done) continue
    const end = Math.max(...terms.map((term) => endOfTerm(text, index, term) ?? 0))
    if (end === 0) continue
    if (index > done) parts.push({ text: text.slice(done, index), isMatch: false })
    parts.push({ text: text.slice(index, end), isMatch: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return parts
}
