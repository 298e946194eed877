/** Pasted text: cells of a sheet, or questions line by line. */
import type { Columns } from './columns'

export interface Rows {
  rows: string[][]
  /** What the columns are, where the text itself says it. */
  columns: Columns | null
}

/** Cells between separators; a cell in quotes may have any of them in it. */
export function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows.filter((row) => row.some((one) => one.trim() !== ''))
}

const SEPARATORS = ['\t', ';', ',']

/** The sign that stands as often in each of the first lines. */
export function separatorOf(text: string): string | null {
  const lines = text.split('\n', 20).filter((line) => line.trim() !== '')
  if (text.includes('\t')) return '\t'
  if (lines.length < 2) return null
  return (
    SEPARATORS.find((sign) => {
      const [first, ...rest] = cellsOf(lines.join('\n'), sign).map((row) => row.length)
      return first !== undefined && first > 1 && rest.length > 0 && rest.every((count) => count === first)
    }) ?? null
  )
}

const OPTION = /^\s*(?:[-–•·◦○☐□▢*]|\(\s?\)|\[\s?\]|[a-z]\))\s+(?<words>\S.*)$/iu
const HEADING = /^\s*(?:#{1,6}\s+(?<marked>\S.*)|(?<plain>[^?¿]{2,80}):)\s*$/u
const NUMBER = /^\s*(?:\d{1,3}(?:\.\d{1,3})*\s*[.)-]|[ivx]{1,5}\))\s+/iu
const BOXES = /^\s*(?:\[\s?\]|[☐□▢])/u
const STAR = /\s*(?:\*|\(obligatori[oa]\)|\(required\))\s*$/iu

interface Line {
  section: string
  title: string
  options: string[]
  isRequired: boolean
  isSeveral: boolean
}

/** Questions line by line: options stand below with a dash or a box, a star means required, a colon begins a section. */
function outlineOf(text: string): Rows {
  const lines: Line[] = []
  let section = ''
  for (const written of text.split(/\r?\n/u)) {
    const last = lines.at(-1)
    const option = OPTION.exec(written)?.groups?.['words']
    const heading = HEADING.exec(written)?.groups
    if (written.trim() === '') continue
    if (option !== undefined && last) {
      last.options.push(option.trim())
      last.isSeveral ||= BOXES.test(written)
    } else if (heading && !NUMBER.test(written))
      section = (heading['marked'] ?? heading['plain'] ?? '').trim()
    else {
      const bare = written.replace(NUMBER, '').trim()
      const title = bare.replace(STAR, '')
      lines.push({ section, title, options: [], isRequired: title !== bare, isSeveral: false })
    }
  }
  return {
    rows: lines.map(({ section: of, title, options, isRequired, isSeveral }) => [
      ...[of, title, options.join('\n'), isRequired ? 'sí' : '', isSeveral ? 'multiple' : ''],
    ]),
    columns: { hasHead: false, roles: ['section', 'title', 'options', 'required', 'kind'] },
  }
}

/** The rows that a text is. */
export function rowsOfText(text: string): Rows {
  const plain = text.replace(/^\uFEFF/u, '')
  const separator = separatorOf(plain)
  return separator === null ? outlineOf(plain) : { rows: cellsOf(plain, separator), columns: null }
}
