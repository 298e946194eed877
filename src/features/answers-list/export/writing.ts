import type { Cell } from '../../../domain/export/cell'
import type { FileStart } from './file-writer'
import type { WriterReply, WriterRequest } from './messages'

/** A file being written beside the page. */
export interface Writing {
  add: (rows: Cell[][]) => Promise<void>
  close: (about: Cell[][]) => Promise<Blob>
  /** Ends it, finished or not. */
  end: () => void
}

/**
 * Begins to write a file in a worker. Each step is awaited, so no more than a page is ever on its way.
 * @throws Error when the worker cannot write (a sheet that is full)
 */
export async function beginWriting(start: FileStart): Promise<Writing> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' })
  const ask = (request: WriterRequest): Promise<Blob | null> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WriterReply>) =>
        data.done ? resolve(data.file) : reject(new Error('the file cannot be written'))
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(request, [])
    })
  try {
    await ask({ do: 'start', start })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    add: async (rows) => void (await ask({ do: 'add', rows })),
    async close(about) {
      const file = await ask({ do: 'close', about })
      if (file === null) throw new Error('the file cannot be written')
      return file
    },
    end: () => worker.terminate(),
  }
}
