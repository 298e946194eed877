import { useEffect, useRef, useState } from 'react'
import { MAX_FORM_FILE_BYTES } from '../../../domain/form/exchange/format'
import { readFormFile, type FormFile } from '../../../domain/form/exchange/read'
import { useNewest } from '../../../lib/use-newest'
import { MAX_WORKBOOK_BYTES } from '../../../lib/xlsx/limits'
import { newId } from './new-id'
import type { Brought, SourceRead, Stage } from './read-source'
import { beginReading, type Reading } from './reading'

/** What was read. */
export type ReadFile = { is: 'own'; file: FormFile | { status: 'unread' } } | SourceRead

export type Importing =
  | { status: 'nothing' }
  | { status: 'reading'; name: string; stage: Stage }
  | { status: 'read'; name: string; read: ReadFile }

const NOTHING: Importing = { status: 'nothing' }
const OURS = /\.json$/iu
const BRACKETS = /^\s*[{[]/u
const UNREAD: ReadFile = { is: 'own', file: { status: 'unread' } }

/** Whether it is text with brackets, as our own files are. */
const isStructured = ({ name, bytes }: Brought): boolean =>
  OURS.test(name) || BRACKETS.test(new TextDecoder().decode(bytes.subarray(0, 64)))

/** Refused by its size alone, so that a too large file is not read into memory. */
function tooLarge({ name, size }: File): ReadFile | null {
  if (OURS.test(name) && size > MAX_FORM_FILE_BYTES)
    return { is: 'own', file: { status: 'unreadable', fault: 'tooLarge' } }
  return size > MAX_WORKBOOK_BYTES ? { is: 'refused', fault: 'tooLarge' } : null
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

  async function show(name: string, bytesOf: () => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    const isNewest = newest.begin()
    reading.current?.end()
    setImporting({ status: 'reading', name, stage: 'opening' })
    const read = await bytesOf()
      .then((bytes) => take({ name, bytes }))
      .catch(() => UNREAD)
    if (isNewest()) setImporting({ status: 'read', name, read })
  }

  return {
    importing,
    choose(file: File): Promise<void> {
      const refused = tooLarge(file)
      if (!refused) return show(file.name, async () => new Uint8Array(await file.arrayBuffer()))
      newest.begin()
      setImporting({ status: 'read', name: file.name, read: refused })
      return Promise.resolve()
    },
    paste: (text: string): Promise<void> => show('', () => Promise.resolve(new TextEncoder().encode(text))),
    stop(): void {
      newest.begin()
      reading.current?.end()
      setImporting(NOTHING)
    },
  }
}
