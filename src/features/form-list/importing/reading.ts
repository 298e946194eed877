import { startWorker } from './start-worker'
import type { Brought, SourceRead, Stage } from './read-source'

export type ReadingReply = { stage: Stage } | { read: SourceRead }

export interface Reading {
  /** Rejects when it cannot be read beside the page. */
  read: Promise<SourceRead>
  /** Ends it, finished or not; nothing is told then. */
  end: () => void
}

/** Begins to read what somebody brings, in a worker: what reads workbooks is loaded there and nowhere else (MOVE-01). */
export function beginReading(brought: Brought, onStage: (stage: Stage) => void): Reading {
  const worker = startWorker()
  const read = new Promise<SourceRead>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadingReply>) => {
      if ('stage' in data) return onStage(data.stage)
      worker.terminate()
      resolve(data.read)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message))
    }
    worker.postMessage(brought, [])
  })
  return { read, end: () => worker.terminate() }
}
