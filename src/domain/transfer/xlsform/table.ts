/** The sheets of an XLSForm, read by the words at the top of their columns. */
import type { Report, SourcePlace } from '../report'

/** A sheet of a workbook as text: formulas are what they came to, and nothing of it runs. */
export interface Sheet {
  name: string
  rows: readonly (readonly string[])[]
}

/** More columns than any form has. */
const MOST_COLUMNS = 300

interface Column {
  /** As this program calls it: `label`, `constraint_message`. */
  name: string
  /** Of words in several languages; '' for those of no language. */
  language: string
  /** As it stands in the sheet. */
  header: string
  at: number
}

/** What columns are called in older forms. */
const ALIASES: Record<string, string> = {
  ...{ relevance: 'relevant', calculate: 'calculation', caption: 'label', command: 'type' },
  ...{ value: 'name', list: 'list_name', listname: 'list_name', readonly: 'read_only' },
  ...{
    'jr:constraintmsg': 'constraint_message',
    'jr:requiredmsg': 'required_message',
    'jr:count': 'repeat_count',
  },
  ...{ constraint_msg: 'constraint_message', requiredmsg: 'required_message', count: 'repeat_count' },
  ...{
    repeatcount: 'repeat_count',
    filter: 'choice_filter',
    title: 'form_title',
    set_form_title: 'form_title',
  },
}
/** Choices have columns of their own names, by which they are filtered: `filter`, `count` and `title` are theirs. */
const CHOICE_ALIASES: Record<string, string> = {
  ...{ value: 'name', list: 'list_name', listname: 'list_name', caption: 'label' },
}
const aliasesOf = (sheet: string): Record<string, string> =>
  /^(?:external_)?choices$/iu.test(sheet.trim()) ? CHOICE_ALIASES : ALIASES

const PREFIXES = new Set(['bind', 'control', 'media', 'body'])

function columnOf(header: string, at: number, aliases: Record<string, string>): Column | null {
  const parts = header.trim().split(/\s*::?\s*/u)
  const [first = '', ...more] = header.includes('jr:') ? [header.trim()] : parts
  const [name = '', ...rest] = PREFIXES.has(first.toLowerCase()) ? more : [first, ...more]
  const plain = name.toLowerCase().replaceAll(/[\s-]+/gu, '_')
  if (plain === '') return null
  return { name: aliases[plain] ?? plain, language: rest.join(':'), header: header.trim(), at }
}

export interface Row {
  /** The words under a column; '' for nothing. */
  cell: (name: string, language?: string) => string
  /** Where that stands. */
  place: (name?: string) => SourcePlace
}

export interface Table {
  rows: readonly Row[]
  columns: readonly Column[]
  /** Languages of the words under a column, in the order of the columns. */
  languagesOf: (name: string) => string[]
}

const NOTHING: Table = { rows: [], columns: [], languagesOf: () => [] }

/** The sheet of that name, whatever its letters' case. */
export const sheetNamed = (sheets: readonly Sheet[], name: string): Sheet | undefined =>
  sheets.find((sheet) => sheet.name.trim().toLowerCase() === name)

export function tableOf(sheet: Sheet | undefined): Table {
  const [head, ...body] = sheet?.rows ?? []
  if (!sheet || !head) return NOTHING
  const aliases = aliasesOf(sheet.name)
  const columns = head.slice(0, MOST_COLUMNS).flatMap((header, at) => columnOf(header, at, aliases) ?? [])
  const byKey = new Map<string, Column>()
  for (const column of columns) {
    const key = `${column.name} ${column.language}`
    if (!byKey.has(key)) byKey.set(key, column)
  }
  const rows = body.flatMap((cells, index): Row[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const find = (name: string, language = '') => byKey.get(`${name} ${language}`)
    return [
      {
        cell: (name, language) => cells[find(name, language)?.at ?? -1]?.trim() ?? '',
        place(name) {
          const column = columns.find((one) => one.name === name)
          return { sheet: sheet.name, row: index + 2, ...(column && { column: column.header }) }
        },
      },
    ]
  })
  return {
    ...{ rows, columns },
    languagesOf: (name) => [
      ...new Set(columns.filter((one) => one.name === name).map(({ language }) => language)),
    ],
  }
}

/** Tells columns that say something and that nobody here reads. */
export function tellUnread(table: Table, known: ReadonlySet<string>, sheet: string, report: Report): void {
  for (const { name, language, header } of table.columns) {
    const isUsed = () => table.rows.some(({ cell }) => cell(name, language) !== '')
    if (!known.has(name) && isUsed()) report.leftOut('column', { sheet, column: header }, { about: header })
  }
}
