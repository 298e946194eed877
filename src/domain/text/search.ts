/** Letters of a word by which it is found; longer ones are found by their beginning. */
const MAX_WORD_LENGTH = 15
/** Entries of one title: it may have 500 letters. */
const MAX_ENTRIES = 300

/** A text in small letters without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words of a text: what stands between anything but letters and digits. */
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How each word of some titles may begin: what a form is found by while its name is typed (LIST-01). */
export function searchWords(...titles: string[]): string[] {
  const found = new Set<string>()
  for (const word of titles.flatMap(wordsOf)) {
    const letters = [...word].slice(0, MAX_WORD_LENGTH)
    for (let length = 1; length <= letters.length; length++) found.add(letters.slice(0, length).join(''))
  }
  return [...found].slice(0, MAX_ENTRIES)
}

/** What is looked for in an index of {@link searchWords}: the longest word typed; null when nothing was. */
export function wordToFind(typed: string): string | null {
  const [longest = ''] = wordsOf(typed).sort((one, other) => other.length - one.length)
  return longest === '' ? null : [...longest].slice(0, MAX_WORD_LENGTH).join('')
}

/** What stands before a label in an index of words, where no word has it. */
const LABEL = '#'

/** By what forms with a label are found among the words of their titles, in any case and with or without accents. */
export const labelToFind = (label: string): string => LABEL + plain(label)

/** Whether words of a title begin as each word that was typed (LIST-01), in any order. */
export function isNamed(titles: readonly string[], typed: string): boolean {
  const words = titles.flatMap(wordsOf)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}

/** What of a form decides how it is found. */
export interface SearchedForm {
  /** Its title in each language, by field. */
  titles: Record<string, string>
  /** Paths of its areas. */
  areas: readonly string[]
  labels: readonly string[]
}

/** By which words and labels a form is found in one of its areas: `formularios/{id}/busqueda/{n}`. */
export interface SearchEntry {
  /** Path of the area. */
  area: string
  /** Whether this is the form's first entry: who sees all areas finds it once. */
  primera: boolean
  titulo: string
  palabras: string[]
}

/** The entries of a form, one for each area; none for a form that is gone. */
export const searchEntries = (form: SearchedForm | null): SearchEntry[] =>
  form?.areas.map((area, index) => ({
    ...form.titles,
    titulo: form.titles.titulo ?? '',
    area,
    primera: index === 0,
    palabras: [...searchWords(...Object.values(form.titles)), ...form.labels.map(labelToFind)],
  })) ?? []
