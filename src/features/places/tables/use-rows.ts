import { useEffect, useRef, useState } from 'react'
import { MAX_WORKBOOK_BYTES } from '../../../lib/xlsx/limits'
import { rowsOfText, type Rows } from './rows'

type Reading = { status: 'nothing' | 'reading' | 'unread' } | { status: 'read'; rows: Rows }

/** Reads what is pasted, and files in a worker; the last one counts. */
export function useRows() {
  const [reading, setReading] = useState<Reading>({ status: 'nothing' })
  const worker = useRef<Worker | null>(null)
  const stop = (): void => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => stop, [])

  function begin(bytes: Uint8Array<ArrayBuffer>): void {
    stop()
    setReading({ status: 'reading' })
    const started = new Worker(new URL('./rows.worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    const end = (rows: Rows | null) => {
      if (worker.current !== started) return
      stop()
      setReading(rows === null ? { status: 'unread' } : { status: 'read', rows })
    }
    started.onmessage = ({ data }: MessageEvent<Rows | null>) => end(data)
    started.onerror = () => end(null)
    started.postMessage(bytes, [])
  }

  return {
    reading,
    paste(text: string): void {
      stop()
      setReading(text.trim() === '' ? { status: 'nothing' } : { status: 'read', rows: rowsOfText(text) })
    },
    async choose(file: File): Promise<void> {
      // Refused by its size alone, so that it is not read into memory.
      if (file.size > MAX_WORKBOOK_BYTES) return setReading({ status: 'unread' })
      begin(new Uint8Array(await file.arrayBuffer()))
    },
  }
}
