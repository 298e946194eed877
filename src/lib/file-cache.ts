import { errorCode } from '../domain/error-code'

/** Fetches a stored file as the reader; rejects with an error whose `code` says why. */
export type ReadFile = (path: string) => Promise<Blob>

/** What is known of a file that is to be shown. */
export interface FileView {
  /** `forbidden`: the reader may not read it, or there is no such file. */
  status: 'waiting' | 'ready' | 'forbidden' | 'failed'
  /** The object URL under which this page shows it; '' until it is ready. */
  address: string
  type: string
  size: number
}

const WAITING: FileView = { status: 'waiting', address: '', type: '', size: 0 }

/**
 * How long to wait before trying again. Until functions have noted which answer a photo belongs to, only its sender may
 * read it, so a person who opens the answer in that moment is refused at first.
 */
const AGAIN_MS = [1_500, 4_000]

const isForbidden = (error: unknown): boolean => ['forbidden', 'notFound'].includes(String(errorCode(error)))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Files that a page shows, each fetched once. Their object URLs end when the page calls {@link FileCache.dispose}. */
export type FileCache = ReturnType<typeof createFileCache>

/** @param isFresh whether the answer was just saved: a refused file is then tried again */
export function createFileCache(read: ReadFile, isFresh: () => boolean = () => false) {
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
    show(path, WAITING)
    try {
      const file = await patiently(path)
      if (isOver) return
      const { type, size } = file
      show(path, { status: 'ready', address: URL.createObjectURL(file), type, size })
    } catch (error) {
      show(path, { ...WAITING, status: isForbidden(error) ? 'forbidden' : 'failed' })
    }
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
      if (!views.has(path)) void fetchFile(path)
    },
    again: (path: string): void => void fetchFile(path),
    dispose(): void {
      isOver = true
      views.forEach(({ address }) => address && URL.revokeObjectURL(address))
      views.clear()
    },
  }
}
