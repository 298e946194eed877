import MiniSearch from 'minisearch'
import { plain } from '../../domain/text/search'

/** A form by the words that stand in its row. */
export interface FoundForm {
  id: string
  title: string
  rest: string
}

/** Letters of scripts that are written without blanks between words. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u
/** From so many letters on a word may have a slip in it. */
const LEAST_TO_FORGIVE = 4
/** Of its letters, how many may be wrong. */
const FORGIVEN = 0.25

/** Words, and of unspaced scripts each two letters that stand together. */
function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    const letters = [...word]
    if (!UNSPACED.test(word) || letters.length < 3) return [word]
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)
  })
}

/**
 * Finds forms by what somebody types, without accents, with slips, and from the first letters of each word on (REACH-02).
 * @returns ids, those that fit best first; null when nothing was typed
 */
export function finderOf(forms: readonly FoundForm[]): (typed: string) => string[] | null {
  const index = new MiniSearch<FoundForm>({
    fields: ['title', 'rest'],
    tokenize: wordsOf,
    // The words are plain already.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3 },
      prefix: true,
      fuzzy: (term) => (term.length >= LEAST_TO_FORGIVE ? FORGIVEN : false),
      combineWith: 'AND',
    },
  })
  index.addAll(forms)
  return (typed) => (wordsOf(typed).length === 0 ? null : index.search(typed).map(({ id }) => String(id)))
}
