import { EMBEDDED } from '../../../domain/transfer/xlsform/embedded'
import { writeSheets } from '../../../lib/xlsx/write-sheets'
import type { ToWrite, WritingReply } from '../exporting/writing'
import { readSource, type Brought } from './read-source'
import type { ReadingReply } from './reading'

const tell = (reply: ReadingReply | WritingReply): void => globalThis.postMessage(reply, {})

/** Reads what somebody brings, and writes what goes out, beside the page, which stays quick meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Brought | ToWrite>) => {
  if ('sheets' in data) {
    writeSheets(data.sheets, new Set([EMBEDDED])).then(
      (bytes) => tell({ bytes }),
      () => tell({ bytes: null }),
    )
    return
  }
  readSource(data, (stage) => tell({ stage })).then(
    (read) => tell({ read }),
    // What nobody foresaw in a file is the file's fault as far as its owner can tell.
    () => tell({ read: { is: 'refused', fault: 'notWhole' } }),
  )
})
