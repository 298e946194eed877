/**
 * Takes a workbook that somebody gives us apart before any library reads it: what is in it, how large it becomes, and
 * nothing but the sheets. What a library then gets is a workbook of those, packed anew, so that no size it says is a lie.
 */
import { strFromU8, unzipSync, zipSync, type UnzipFileInfo, type Zippable } from 'fflate'
import { MAX_WORKBOOK_BYTES } from './limits'

export type WorkbookFault =
  | 'tooLarge'
  | 'notWhole'
  | 'zipBomb'
  | 'macros'
  | 'entities'
  | 'locked'
  | 'notWorkbook'

/** Most bytes of everything that is read of it. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024
const MAX_ENTRIES = 2_000
/** What is packed more tightly than any sheet. */
const MAX_RATIO = 200
/** Below this nobody minds how tightly it is packed. */
const SMALL = 1024 * 1024

/** The parts of a workbook that have words in them. */
const READ =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml))$/u
const MACROS = /(?:vbaProject\.bin|\/macrosheets\/)/u
const DECLARES = /<!(?:DOCTYPE|ENTITY)/iu
/** How a file begins that is packed, and one of before 2007 or with a password. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const begins = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign)

export const isPacked = (bytes: Uint8Array): boolean => begins(bytes, ZIP)
export const isCompound = (bytes: Uint8Array): boolean => begins(bytes, COMPOUND)

/** A file that is not read, and why. */
export class WorkbookRefused extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault)
  }
}
const refuse = (fault: WorkbookFault): never => {
  throw new WorkbookRefused(fault)
}

/**
 * The names of what a packed file holds, before anything of it is unpacked.
 * @throws WorkbookRefused where it would become more than anybody needs
 */
export function namesIn(bytes: Uint8Array): string[] {
  const entries: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter(entry) {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) refuse('zipBomb')
      return false
    },
  })
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0)
  const packed = entries.reduce((sum, { size }) => sum + size, 0)
  // Entries that lie over each other say together more than there is.
  if (packed > bytes.length || unpacked > MAX_UNPACKED_BYTES) refuse('zipBomb')
  for (const { size, originalSize } of entries)
    if (originalSize > SMALL && originalSize > size * MAX_RATIO) refuse('zipBomb')
  return entries.map(({ name }) => name)
}

/** What a workbook has, and no other packed file. */
export const isWorkbook = (names: readonly string[]): boolean => names.includes('xl/workbook.xml')

function lookAt(bytes: Uint8Array): void {
  const names = namesIn(bytes)
  if (names.some((name) => MACROS.test(name))) refuse('macros')
  if (!isWorkbook(names)) refuse('notWorkbook')
}

/**
 * The sheets of a workbook as a workbook of nothing else.
 * @throws WorkbookRefused
 */
export function onlySheets(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_WORKBOOK_BYTES) refuse('tooLarge')
  if (isCompound(bytes)) refuse('locked')
  if (!isPacked(bytes)) refuse('notWorkbook')
  const parts: Zippable = {}
  try {
    lookAt(bytes)
    // No part becomes larger than it says: the rest is cut off, and then it is not whole.
    for (const [name, part] of Object.entries(
      unzipSync(bytes, { filter: ({ name: one }) => READ.test(one) }),
    )) {
      // It stands before the first element, and behind comments of any length.
      if (DECLARES.test(strFromU8(part, true))) refuse('entities')
      parts[name] = [part, { level: 0 }]
    }
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error
    refuse('notWhole')
  }
  return zipSync(parts)
}
