/** A workbook that is packed together with its pictures, as people send it to each other. */
import { unzipSync } from 'fflate'
import { isWorkbook, namesIn, WorkbookRefused } from './unpack'

export interface Bundle {
  /** What the workbook is called. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  pictures: readonly File[]
  /** What other workbooks in it are called. */
  others: readonly string[]
}

const WORKBOOK = /\.xlsx$/iu
const PICTURE = /\.(?:png|jpe?g)$/iu
/** A workbook itself, or a document or slides, which may hold a workbook that is none of theirs. */
const isDocument = (names: readonly string[]): boolean =>
  isWorkbook(names) || names.includes('[Content_Types].xml')

/** What systems put in beside what was packed. */
const UNSEEN = /(?:^|\/)(?:__MACOSX\/|\.)/u

const plainName = (path: string): string => path.split('/').at(-1) ?? path
const depthOf = (path: string): number => path.split('/').length

/**
 * The workbook in a packed file and the pictures beside it; null for a packed file that is a workbook itself, or has none.
 * @throws WorkbookRefused
 */
export function bundleIn(bytes: Uint8Array): Bundle | null {
  try {
    const names = namesIn(bytes).filter((name) => !UNSEEN.test(name))
    const [book, ...others] = names
      .filter((name) => WORKBOOK.test(name))
      .toSorted((one, other) => depthOf(one) - depthOf(other))
    if (isDocument(names) || book === undefined) return null
    const wanted = new Set([book, ...names.filter((name) => PICTURE.test(name))])
    const parts = Object.entries(unzipSync(bytes, { filter: ({ name }) => wanted.has(name) }))
    const [, content] = parts.find(([name]) => name === book) ?? []
    if (!content) return null
    const pictures = parts
      .filter(([name]) => name !== book)
      .map(([name, picture]) => new File([new Uint8Array(picture)], plainName(name)))
    return { name: plainName(book), bytes: new Uint8Array(content), pictures, others: others.map(plainName) }
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error
    throw new WorkbookRefused('notWhole')
  }
}
