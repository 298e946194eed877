import type { Sheet } from '../../../domain/transfer/xlsform/table'
import { startWorker } from '../importing/start-worker'

export interface ToWrite {
  sheets: readonly Sheet[]
}
/** null where it could not be written. */
export interface WritingReply {
  bytes: Uint8Array<ArrayBuffer> | null
}

/** Writes a workbook in a worker: what writes it is loaded there and nowhere else (MOVE-05). */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker()
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data: { bytes } }: MessageEvent<WritingReply>) =>
      bytes ? resolve(bytes) : reject(new Error('the workbook could not be written'))
    worker.onerror = (event) => reject(new Error(event.message))
    const message: ToWrite = { sheets }
    worker.postMessage(message, [])
  }).finally(() => worker.terminate())
}
