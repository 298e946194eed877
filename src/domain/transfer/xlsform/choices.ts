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
  /** The picture that it has and that came too. */
  picture?: string
}

/** The name of a picture among the files that came beside the workbook; undefined where it did not come. */
export type PictureNamed = (name: string) => string | undefined

const OTHER: Record<Language, string> = {
  ...{ es: 'Otro', en: 'Other', ca: 'Altre', pt: 'Outro', gl: 'Outro', ek: 'Beste bat', ot: 'Autre' },
  ja: 'その他',
}

interface MakingOptions {
  newId: NewId
  tongues: Tongues
  words: WordsReader
  picture: PictureNamed
}

/** The options of one question: each question has its own. */
export function optionsOf(
  rows: readonly Row[],
  hasOther: boolean,
  { newId, tongues, words, picture }: MakingOptions,
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
    const shown = picture(saidIn(row, 'image', tongues))
    tellMedia(row, { report, tongues }, shown === undefined ? MEDIA : BESIDE_PICTURES)
    const named = option.texto === '' ? { ...option, texto: code } : option
    const choice = { code, id: option.id, words: named.texto }
    return [{ option: named, choice, row, ...(shown !== undefined && { picture: shown }) }]
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
/** A picture has one size here. */
const BESIDE_PICTURES = ['audio', 'video']

/** What a row says in a column, in the main language or in the first that says it; '' for nothing. */
const saidIn = (row: Row, column: string, { base, translations }: Tongues): string =>
  [base, '', ...translations.map(([name]) => name)]
    .map((language) => row.cell(column, language))
    .find((said) => said !== '') ?? ''

/** Pictures and sounds are files beside the workbook. */
export function tellMedia(
  row: Row,
  { report, tongues }: { report: Report; tongues: Tongues },
  columns: readonly string[] = MEDIA,
): void {
  for (const column of columns) {
    const about = saidIn(row, column, tongues)
    if (about !== '') report.leftOut('media', row.place(column), { about })
  }
}
