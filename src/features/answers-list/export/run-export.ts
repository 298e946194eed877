import { DataError } from '../../../data/errors'
import {
  exportPage,
  type GenerateCsvRequest,
  type GenerateCsvResponse,
} from '../../../data/staff/export-page'
import type { Cell } from '../../../domain/export/cell'
import type { Column } from '../../../domain/export/columns'
import type { FileStart } from './file-writer'
import { beginWriting, type Writing } from './writing'

/**
 * The outcome of some work. When the signal is aborted it rejects at once, although the work itself may go on.
 * @throws what the work throws, or the signal's reason
 */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

export interface Progress {
  done: number
  total: number
}

export interface ExportOrder extends Omit<FileStart, 'headings'> {
  request: Omit<GenerateCsvRequest, 'lastDoc' | 'upTo'>
  headingsOf: (columns: readonly Column[]) => string[]
  /** What the file tells about itself, once the number of its answers is known. */
  about: (answers: number) => Cell[][]
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** Why there is no file: nothing to export, or fewer answers came than there are. */
export class ExportProblem extends Error {
  constructor(
    readonly reason: 'nothing' | 'incomplete',
    readonly progress: Progress,
  ) {
    super(reason)
  }
}

/** How long to wait before a failed page is read again, so that a long export survives a lost line. */
const PAUSES_MS = [2_000, 8_000, 30_000]
const PASSING = ['offline', 'down', 'timeout', 'unknown']

async function page(request: GenerateCsvRequest, signal: AbortSignal): Promise<GenerateCsvResponse> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted()
    try {
      return await abortable(exportPage(request), signal)
    } catch (error) {
      const pause = PAUSES_MS[tries]
      const passing = error instanceof DataError && PASSING.includes(error.code)
      if (!passing || pause === undefined) throw error
      await abortable(new Promise((resolve) => setTimeout(resolve, pause)), signal)
    }
  }
}

/**
 * Exports all answers that the filters leave into a file, page by page (ALIST-06). The file has all of them, or there
 * is none.
 * @throws ExportProblem; DataError when a page cannot be had; the signal's reason when cancelled
 */
export async function runExport(order: ExportOrder): Promise<{ file: Blob; answers: number }> {
  const { request, format, sheets, continuing, headingsOf, about, onProgress, signal } = order
  const first = await page({ ...request, lastDoc: null, upTo: null }, signal)
  const total = first.total ?? first.answers.length
  if (total === 0) throw new ExportProblem('nothing', { done: 0, total })
  const writing = await beginWriting({
    format,
    sheets,
    continuing,
    headings: headingsOf(first.columns),
  })
  try {
    const done = await writeAll(first, { writing, request, signal, onProgress, total })
    // Answers were deleted meanwhile or got lost: a file that lacks answers must not look complete.
    if (done < total) throw new ExportProblem('incomplete', { done, total })
    const file = await writing.close(about(done))
    signal.throwIfAborted()
    return { file, answers: done }
  } finally {
    writing.end()
  }
}

type Pages = Pick<ExportOrder, 'request' | 'signal' | 'onProgress'> & { writing: Writing; total: number }

async function writeAll(first: GenerateCsvResponse, pages: Pages): Promise<number> {
  const { writing, request, signal, onProgress, total } = pages
  const { upTo } = first
  let done = 0
  for (let now = first; ; now = await page({ ...request, lastDoc: now.lastDoc, upTo }, signal)) {
    await writing.add(now.answers)
    done += now.answers.length
    signal.throwIfAborted()
    onProgress({ done, total: Math.max(total, done) })
    if (now.lastDoc === null) return done
  }
}
