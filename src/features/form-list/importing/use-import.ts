import { useEffect, useRef, useState } from 'react'
import { MAX_FORM_FILE_BYTES } from '../../../domain/form/exchange/format'
import { readFormFile, type FormFile } from '../../../domain/form/exchange/read'
import { useNewest } from '../../../lib/use-newest'
import { MAX_BUNDLE_BYTES, MAX_WORKBOOK_BYTES } from '../../../lib/xlsx/limits'
import { newId } from './new-id'
import type { Brought, SourceRead, Stage } from './read-source'
import { beginReading, type Reading } from './reading'
import { unusedPictures } from './unused'

/** What was read. */
export type ReadFile = { is: 'own'; file: FormFile | { status: 'unread' } } | SourceRead

export type Importing =
  | { status: 'nothing' }
  | { status: 'reading'; name: string; stage: Stage }
  /** With the names of what was chosen beside it, or packed with it, and is not used. */
  | { status: 'read'; name: string; read: ReadFile; unused: readonly string[] }

const NOTHING: Importing = { status: 'nothing' }
const OURS = /\.json$/iu
const BRACKETS = /^\s*[{[]/u
const UNREAD: ReadFile = { is: 'own', file: { status: 'unread' } }

/** Whether it is text with brackets, as our own files are. */
const isStructured = ({ name, bytes }: Brought): boolean =>
  OURS.test(name) || BRACKETS.test(new TextDecoder().decode(bytes.subarray(0, 64)))

const PICTURE = /\.(?:png|jpe?g)$/iu
const BUNDLE = /\.zip$/iu

interface Sorted {
  main: File | undefined
  beside: File[]
  /** Other forms: one is read at a time. */
  others: File[]
}

/** The file with the form, and the pictures beside it. */
function sorted(files: readonly File[]): Sorted {
  const main = files.find(({ name }) => !PICTURE.test(name)) ?? files[0]
  const rest = files.filter((file) => file !== main)
  const isPicture = ({ name }: File): boolean => PICTURE.test(name)
  return { main, beside: rest.filter(isPicture), others: rest.filter((file) => !isPicture(file)) }
}

/** Refused by its size alone, so that a too large file is not read into memory. */
function tooLarge({ name, size }: File): ReadFile | null {
  if (OURS.test(name) && size > MAX_FORM_FILE_BYTES)
    return { is: 'own', file: { status: 'unreadable', fault: 'tooLarge' } }
  return size > (BUNDLE.test(name) ? MAX_BUNDLE_BYTES : MAX_WORKBOOK_BYTES)
    ? { is: 'refused', fault: 'tooLarge' }
    : null
}

/** Reads what somebody chooses, drops or pastes; the last one counts, and it can be stopped. */
export function useImport() {
  const [importing, setImporting] = useState<Importing>(NOTHING)
  const newest = useNewest()
  const reading = useRef<Reading | null>(null)
  useEffect(() => () => reading.current?.end(), [])

  async function take(brought: Brought): Promise<ReadFile> {
    const file = isStructured(brought) ? readFormFile(brought.bytes, newId) : null
    const isOfOthers = file === null || (file.status === 'unreadable' && file.fault === 'notAForm')
    if (!isOfOthers) return { is: 'own', file }
    const begun = beginReading(brought, (stage) =>
      setImporting({ status: 'reading', name: brought.name, stage }),
    )
    reading.current = begun
    const read = await begun.read
    // What nobody knows is said to be no file of ours, which is what such files mostly are.
    return file && read.is === 'refused' && read.fault === 'notKnown' ? { is: 'own', file } : read
  }

  async function show(
    name: string,
    broughtOf: () => Promise<Omit<Brought, 'name'>>,
    { beside, others }: Pick<Sorted, 'beside' | 'others'> = { beside: [], others: [] },
  ): Promise<void> {
    const isNewest = newest.begin()
    reading.current?.end()
    setImporting({ status: 'reading', name, stage: 'opening' })
    const read = await broughtOf()
      .then((brought) => take({ name, ...brought }))
      .catch(() => UNREAD)
    const unused = [
      ...others.map((file) => file.name),
      ...unusedPictures(read, beside),
      ...('unused' in read ? (read.unused ?? []) : []),
    ]
    if (isNewest()) setImporting({ status: 'read', name, read, unused })
  }

  return {
    importing,
    choose(files: readonly File[]): Promise<void> {
      const { main, beside, others } = sorted(files)
      if (!main) return Promise.resolve()
      const refused = tooLarge(main)
      if (!refused) {
        const broughtOf = async () => ({ bytes: new Uint8Array(await main.arrayBuffer()), beside })
        return show(main.name, broughtOf, { beside, others })
      }
      newest.begin()
      setImporting({ status: 'read', name: main.name, read: refused, unused: [] })
      return Promise.resolve()
    },
    paste: (text: string): Promise<void> =>
      show('', () => Promise.resolve({ bytes: new TextEncoder().encode(text) })),
    stop(): void {
      newest.begin()
      reading.current?.end()
      setImporting(NOTHING)
    },
  }
}
