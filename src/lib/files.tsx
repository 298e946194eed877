import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createFileCache, type FileCache, type FileView, type ReadFile } from './file-cache'

interface Files {
  cache: FileCache
  /** The page that shows a file by itself; null where there is none for this reader. */
  pageOf: ((file: { path: string; name: string }) => string) | null
}

const FilesContext = createContext<Files | null>(null)

interface FilesFromProps {
  read: ReadFile
  /** Whether what is shown was saved a moment ago. */
  isFresh?: () => boolean
  pageOf?: Files['pageOf']
  children: ReactNode
}

/** Gives what is drawn inside the files of an answer, with its reader's own right (SEC-05). */
export function FilesFrom({ read, isFresh, pageOf = null, children }: FilesFromProps) {
  const [files, setFiles] = useState<Files | null>(null)
  const given = useRef({ read, isFresh })
  useEffect(() => {
    given.current = { read, isFresh }
  })
  useEffect(() => {
    const cache = createFileCache(
      (path) => given.current.read(path),
      () => given.current.isFresh?.() ?? false,
    )
    setFiles({ cache, pageOf })
    return () => cache.dispose()
  }, [pageOf])
  return <FilesContext value={files}>{children}</FilesContext>
}

const NOT_HERE: FileView = { status: 'waiting', address: '', type: '', size: 0 }
const never = () => () => undefined

/**
 * A stored file, fetched when it is wanted.
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

/** The page that shows a file by itself, where this reader has one. */
export const useFilePage = (file: { path: string; name: string }): string | null =>
  use(FilesContext)?.pageOf?.(file) ?? null
