import { errorCode } from '../domain/error-code'
import type { FileStatus } from '../domain/files/file-status'

/** Fetches a stored file as the reader; rejects with an error whose `code` says why. */
export type ReadFile = (path: string) => Promise<Blob>

/**
 * Has it done for a file that is refused what should have followed when it came (FILE-05); says how it stands then, and
 * rejects with an error whose `code` says why that is not known.
 */
export type RecheckFile = (path: string) => Promise<FileStatus>

/** What is known of a file that is to be shown. */
export interface FileView {
  /**
   * `forbidden`: the reader may not read it, or there is no such file; `missing`: the server looked, and it is not there;
   * `limited`: it was asked to look too often.
   */
  status: 'waiting' | 'ready' | 'forbidden' | 'missing' | 'limited' | 'failed'
  /** It is asked for once more, while the page goes on saying how it stood. */
  isAsking: boolean
  /** The object URL under which this page shows it; '' until it is ready. */
  address: string
  type: string
  size: number
}

const WAITING: FileView = { status: 'waiting', isAsking: false, address: '', type: '', size: 0 }

/**
 * How long to wait before trying again. Until functions have noted which answer a photo belongs to, only its sender may
 * read it, so a person who opens the answer in that moment is refused at first.
 */
const AGAIN_MS = [1_500, 4_000]

const isForbidden = (error: unknown): boolean => ['forbidden', 'notFound'].includes(String(errorCode(error)))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Files that a page shows, each fetched once. Their object URLs end when the page calls {@link FileCache.dispose}. */
export type FileCache = ReturnType<typeof createFileCache>

interface FileCacheOptions {
  /** Whether the answer was just saved: a refused file is then tried again, and in the end rechecked. */
  isFresh?: () => boolean
  recheck?: RecheckFile | undefined
}

/** How a file stands that could not be had. */
const statusAfter = (error: unknown): FileView['status'] => {
  if (isForbidden(error)) return 'forbidden'
  return errorCode(error) === 'limited' ? 'limited' : 'failed'
}

export function createFileCache(read: ReadFile, { isFresh = () => false, recheck }: FileCacheOptions = {}) {
  const views = new Map<string, FileView>()
  const listeners = new Map<string, Set<() => void>>()
  let isOver = false

  function show(path: string, view: FileView): void {
    views.set(path, view)
    listeners.get(path)?.forEach((listener) => listener())
  }

  async function patiently(path: string): Promise<Blob> {
    for (const wait of isFresh() ? AGAIN_MS : []) {
      try {
        return await read(path)
      } catch (error) {
        if (!isForbidden(error)) throw error
        await pause(wait)
      }
    }
    return read(path)
  }

  async function fetchFile(path: string): Promise<void> {
    const file = await patiently(path)
    if (isOver) return
    const { type, size } = file
    show(path, { ...WAITING, status: 'ready', address: URL.createObjectURL(file), type, size })
  }

  const fail = (path: string) => (error: unknown) => show(path, { ...WAITING, status: statusAfter(error) })

  /** The server does first what should have followed when the file came (FILE-05). */
  async function fetchRechecked(path: string, ask: RecheckFile): Promise<void> {
    if ((await ask(path)) === 'missing') show(path, { ...WAITING, status: 'missing' })
    else await fetchFile(path)
  }

  async function fetchFirst(path: string): Promise<void> {
    show(path, WAITING)
    try {
      await fetchFile(path)
    } catch (error) {
      // On a slow day functions note the files of a new answer later than anybody waits here.
      if (!recheck || !isFresh() || !isForbidden(error)) throw error
      await fetchRechecked(path, recheck)
    }
  }

  /** What was only out of reach is fetched again; for what is refused the server does first what was left undone. */
  async function fetchAgain(path: string): Promise<void> {
    const before = views.get(path) ?? WAITING
    if (before.isAsking) return
    show(path, { ...before, isAsking: true })
    if (recheck && before.status !== 'failed') await fetchRechecked(path, recheck)
    else await fetchFile(path)
  }

  return {
    view: (path: string): FileView => views.get(path) ?? WAITING,
    on(path: string, listener: () => void): () => void {
      const all = listeners.get(path) ?? new Set()
      listeners.set(path, all.add(listener))
      return () => all.delete(listener)
    },
    /** Begins to fetch the file, once. */
    want(path: string): void {
      if (!views.has(path)) void fetchFirst(path).catch(fail(path))
    },
    again: (path: string): void => void fetchAgain(path).catch(fail(path)),
    dispose(): void {
      isOver = true
      views.forEach(({ address }) => address && URL.revokeObjectURL(address))
      views.clear()
    },
  }
}
