import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createFileCache, type FileCache, type FileView, type ReadFile, type RecheckFile } from './file-cache'

interface Files {
  cache: FileCache
  /** The address of the page that shows a file alone; null where this reader has none. */
  pageOf: ((file: { path: string; name: string }) => string) | null
}

const FilesContext = createContext<Files | null>(null)

interface FilesFromProps {
  read: ReadFile
  /** Whether the answer was saved a moment ago. */
  isFresh?: () => boolean
  /** Has a file that is refused looked at again, where somebody can. */
  recheck?: RecheckFile
  pageOf?: Files['pageOf']
  children: ReactNode
}

/** Provides the files of an answer to what is drawn inside, fetched as the reader (SEC-05). */
export function FilesFrom({ read, isFresh, recheck, pageOf = null, children }: FilesFromProps) {
  const [files, setFiles] = useState<Files | null>(null)
  const given = useRef({ read, isFresh, recheck })
  useEffect(() => {
    given.current = { read, isFresh, recheck }
  })
  const canRecheck = recheck !== undefined
  useEffect(() => {
    const cache = createFileCache((path) => given.current.read(path), {
      isFresh: () => given.current.isFresh?.() ?? false,
      recheck: canRecheck ? (path) => given.current.recheck?.(path) ?? Promise.resolve('fine') : undefined,
    })
    setFiles({ cache, pageOf })
    return () => cache.dispose()
  }, [pageOf, canRecheck])
  return <FilesContext value={files}>{children}</FilesContext>
}

const NOT_HERE: FileView = { status: 'waiting', isAsking: false, address: '', type: '', size: 0 }
const never = () => () => undefined

/**
 * A stored file, fetched once `isWanted`.
 * @param path '' for none
 */
export function useFile(path: string, isWanted = true): FileView & { again: () => void } {
  const files = use(FilesContext)
  const cache = path === '' ? undefined : files?.cache
  const view = useSyncExternalStore(
    cache ? (listener) => cache.on(path, listener) : never,
    () => cache?.view(path) ?? NOT_HERE,
  )
  useEffect(() => {
    if (isWanted) cache?.want(path)
  }, [cache, path, isWanted])
  return { ...view, again: () => cache?.again(path) }
}

/** The address of the page that shows a file alone, where this reader has one. */
export const useFilePage = (file: { path: string; name: string }): string | null =>
  use(FilesContext)?.pageOf?.(file) ?? null
