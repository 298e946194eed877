/** The lists of choices of an XLSForm. */
import { newOption, type NewId } from '../../form/factory'
import { MAX_IN_FILE } from '../../form/exchange/format'
import type { Option } from '../../form/question'
import type { Language } from '../../language'
import type { Choice } from '../formula/typed-expression'
import type { Tongues } from '../languages'
import type { Report } from '../report'
import { readWords, withWords, type WordsReader } from '../words'
import type { Row, Table } from './table'

/** Columns that are no data about a choice. */
const OF_PROGRAM = new Set(['list_name', 'label', 'image', 'audio', 'video', 'big_image'])

/** A row of choices, by its list. */
export type Lists = ReadonlyMap<string, readonly Row[]>

export function listsOf(...tables: readonly Table[]): Lists {
  const lists = new Map<string, Row[]>()
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const name = row.cell('list_name')
    if (name === '' || row.cell('name') === '') continue
    const list = lists.get(name)
    if (list) list.push(row)
    else lists.set(name, [row])
  }
  return lists
}

/** Columns by which choices can be filtered. */
export const dataColumns = (...tables: readonly Table[]): Set<string> =>
  new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name }) => (OF_PROGRAM.has(name) ? [] : name))))

/** An option, and the row that it was. */
export interface MadeOption {
  option: Option
  choice: Choice
  row: Row | null
}

const OTHER: Record<Language, string> = {
  ...{ es: 'Otro', en: 'Other', ca: 'Altre', pt: 'Outro', gl: 'Outro', ek: 'Beste bat', ot: 'Autre' },
  ja: 'その他',
}

/** The options of one question: each question has its own. */
export function optionsOf(
  rows: readonly Row[],
  hasOther: boolean,
  { newId, tongues, words }: { newId: NewId; tongues: Tongues; words: WordsReader },
): MadeOption[] {
  const { report } = words
  const codes = new Set<string>()
  const made = rows.slice(0, MAX_IN_FILE.options).flatMap((row): MadeOption[] => {
    const code = row.cell('name')
    if (codes.has(code)) {
      report.leftOut('optionTwice', row.place('name'), {
        about: code,
        words: row.cell('label', tongues.base),
      })
      return []
    }
    codes.add(code)
    const wordsIn = (language: string) =>
      readWords(row.cell('label', language), row.place('label'), { ...words, most: MAX_IN_FILE.words })
    const option = withWords(newOption(newId), 'texto', wordsIn, tongues)
    tellMedia(row, report)
    const named = option.texto === '' ? { ...option, texto: code } : option
    return [{ option: named, choice: { code, id: option.id, words: named.texto }, row }]
  })
  if (hasOther && !codes.has('other')) {
    const option = {
      ...withWords(newOption(newId), 'texto', ownWordsIn(OTHER, tongues), tongues),
      otra: true,
    }
    made.push({ option, choice: { code: 'other', id: option.id, words: option.texto }, row: null })
  }
  return made.map((one, orden) => ({ ...one, option: { ...one.option, orden } }))
}

/** Words of ours in the languages of a file. */
export const ownWordsIn =
  (words: Record<Language, string>, { base, baseIs, translations }: Tongues) =>
  (name: string): string => {
    const language = name === base ? (baseIs ?? 'es') : translations.find(([one]) => one === name)?.[1]
    return words[language ?? 'es']
  }

export const MEDIA = ['image', 'audio', 'video', 'big_image']

/** Pictures and sounds are files beside the workbook. */
export function tellMedia(row: Row, report: Report): void {
  for (const name of MEDIA)
    if (row.cell(name) !== '') report.leftOut('media', row.place(name), { about: row.cell(name) })
}
