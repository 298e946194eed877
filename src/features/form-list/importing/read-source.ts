/** Finds out what somebody brings, by what is in it, and reads it. It runs in a worker. */
import type { FormFile } from '../../../domain/form/exchange/read'
import { guessColumns, type Columns } from '../../../domain/transfer/sheet/columns'
import { isFormio, readFormio } from '../../../domain/transfer/formio/read'
import { isSurvey, readSurvey } from '../../../domain/transfer/surveyjs/read'
import { rowsOfText } from '../../../domain/transfer/sheet/text'
import type { Transferred, TransferFault } from '../../../domain/transfer/transferred'
import { Report } from '../../../domain/transfer/report'
import { EMBEDDED, embeddedIn } from '../../../domain/transfer/xlsform/embedded'
import { isXlsform, readXlsform } from '../../../domain/transfer/xlsform/read'
import type { HandedPicture } from '../../../lib/imported-form'
import { bundleIn } from '../../../lib/xlsx/bundle'
import { readSheets } from '../../../lib/xlsx/read-sheets'
import { isCompound, isPacked, WorkbookRefused, type WorkbookFault } from '../../../lib/xlsx/unpack'
import { textIn } from '../../../lib/text-in'
import { newId } from './new-id'
import { unusedPictures } from './unused'

export interface Brought {
  /** What the file is called; '' for pasted text. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** Pictures that came with it. */
  beside?: readonly File[]
}

/** How far reading is. */
export type Stage = 'opening' | 'reading' | 'making'

export type SourceFault = TransferFault | WorkbookFault

export type SourceRead =
  /** A form of this product that went out as a workbook. */
  (
    | { is: 'own'; file: FormFile }
    | { is: 'made'; made: Transferred; pictures?: readonly HandedPicture[] }
    /** A plain sheet: what its columns are is looked at before it becomes a form. */
    | { is: 'rows'; rows: readonly (readonly string[])[]; columns: Columns; sheet?: string }
    | { is: 'refused'; fault: SourceFault }
  ) & {
    /** The names of what was packed with it and is not used. */
    unused?: readonly string[]
  }

const MAX_TEXT_BYTES = 2 * 1024 * 1024

/** A file's name as a title: without its ending, and with blanks where names have other signs. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim()

const refused = (fault: SourceFault): SourceRead => ({ is: 'refused', fault })
const WORKBOOK = /\.(?:xlsx|xlsm|xls|ods)$/iu

/** A workbook, or one that is packed together with its pictures. */
async function readPacked(brought: Brought, onStage: (stage: Stage) => void): Promise<SourceRead> {
  const { bytes, beside = [] } = brought
  const bundle = isPacked(bytes) ? bundleIn(bytes) : null
  if (!bundle) return readBook(brought, onStage)
  const { name, pictures, others } = bundle
  const read = await readBook({ name, bytes: bundle.bytes, beside: [...beside, ...pictures] }, onStage)
  return { ...read, unused: [...others, ...unusedPictures(read, pictures)] }
}

async function readBook(
  { name, bytes, beside = [] }: Brought,
  onStage: (stage: Stage) => void,
): Promise<SourceRead> {
  const sheets = await readSheets(bytes, () => onStage('reading'))
  onStage('making')
  const kept = await embeddedIn(sheets, newId)
  if (kept.is === 'file') return { is: 'own', file: kept.file }
  if (isXlsform(sheets)) {
    const pictures = beside.map((file) => file.name)
    const made = readXlsform(sheets, { name: titleOf(name), newId, pictures })
    return {
      ...{ is: 'made', made: kept.is === 'stale' ? toldAsChanged(made) : made },
      pictures: handedPictures(made, beside),
    }
  }
  const filled = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')))
  if (!filled) return refused('empty')
  return { is: 'rows', rows: filled.rows, columns: guessColumns(filled.rows), sheet: filled.name }
}

/** The pictures that options have, with their files. */
const handedPictures = (made: Transferred, files: readonly File[]): HandedPicture[] =>
  (made.status === 'form' ? (made.pictures ?? []) : []).flatMap((picture) => {
    const file = files.find(({ name }) => name === picture.file)
    return file ? [{ ...picture, file }] : []
  })

/** A workbook of ours that somebody changed is read from its sheets, which is told first. */
function toldAsChanged(made: Transferred): Transferred {
  if (made.status !== 'form') return made
  const report = new Report()
  report.changed('workbookChanged', { sheet: EMBEDDED }, { words: made.content.titulo })
  return { ...made, report: [...report.lines, ...made.report] }
}

const BRACKETS = /^\s*[{[]/u

/** Structured text of another system. */
function readStructured(text: string, name: string): SourceRead {
  try {
    const value: unknown = JSON.parse(text)
    if (isFormio(value)) return { is: 'made', made: readFormio(value, { name, newId }) }
    return isSurvey(value) ? { is: 'made', made: readSurvey(value, { name, newId }) } : refused('notKnown')
  } catch (error) {
    if (error instanceof SyntaxError) return refused('notWhole')
    throw error
  }
}

export async function readSource(brought: Brought, onStage: (stage: Stage) => void): Promise<SourceRead> {
  const { name, bytes } = brought
  onStage('opening')
  try {
    if (isPacked(bytes) || isCompound(bytes)) return await readPacked(brought, onStage)
  } catch (error) {
    if (error instanceof WorkbookRefused) return refused(error.fault)
    throw error
  }
  if (WORKBOOK.test(name)) return refused('notWorkbook')
  if (bytes.length > MAX_TEXT_BYTES) return refused('tooLarge')
  const text = textIn(bytes)
  if (text === null) return refused('notKnown')
  if (BRACKETS.test(text)) return readStructured(text, titleOf(name))
  const { rows, columns } = rowsOfText(text)
  return rows.length === 0 ? refused('empty') : { is: 'rows', rows, columns: columns ?? guessColumns(rows) }
}
