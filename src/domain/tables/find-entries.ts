/** Finds entries of a table while somebody types, on the device (KIND-09). */
import { plain } from '../text/search'
import { BASE_LANGUAGE, type Language } from '../language'
import type { TableContent } from './packed'

/** An entry that can be picked. */
export interface FoundEntry {
  /** Its own words, which an answer keeps. */
  words: string
  /** What it is called in the language of who answers. */
  shown: string
}

interface Indexed extends FoundEntry {
  /** By what it is found: its own words and those of the language, each after a space. */
  by: string
}

/** The entries of a table, ready to be searched in a language. */
export type TableIndex = readonly Indexed[]

/** Letters of which nobody is asked for fewer. */
export const FEWEST_LETTERS = 2

export function indexTable({ columns, entries }: TableContent, language: Language): TableIndex {
  const at = language === BASE_LANGUAGE ? -1 : columns.indexOf(language)
  return entries.map((entry) => {
    const [words = ''] = entry
    const shown = entry[at] || words
    const found = shown === words ? words : `${shown} ${words}`
    return { words, shown, by: ` ${plain(found).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}` }
  })
}

/**
 * The entries with words that begin as each word that was typed, in any order, case and accents; before others those
 * that begin as it was typed.
 */
export function findEntries(
  index: TableIndex,
  typed: string,
  most: number,
): { found: FoundEntry[]; count: number } {
  const parts = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  if (parts.join('').length < FEWEST_LETTERS) return { found: [], count: 0 }
  const beginnings = parts.map((part) => ` ${part}`)
  const whole = ` ${parts.join(' ')}`
  const all = index.filter(({ by }) => beginnings.every((part) => by.includes(part)))
  const isFirst = ({ by }: Indexed) => by.startsWith(whole)
  const ordered = [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]
  return { found: ordered.slice(0, most), count: all.length }
}

/** The entry of which somebody typed all words, in any case; null where none is. */
export function entryTyped(index: TableIndex, typed: string): FoundEntry | null {
  const wanted = plain(typed).trim()
  return index.find(({ shown, words }) => plain(shown) === wanted || plain(words) === wanted) ?? null
}
