import { useCallback, useEffect, useState } from 'react'

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'done'; value: T }
  | { status: 'failed'; error: unknown }

/**
 * Reads something for a page, again when asked to.
 * @param read stable as long as the same thing is meant
 */
export function useLoaded<T>(read: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setLoaded({ status: 'loading' })
    read().then(
      (value) => isCurrent && setLoaded({ status: 'done', value }),
      (error: unknown) => isCurrent && setLoaded({ status: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [read, round])
  return [loaded, useCallback(() => setRound((before) => before + 1), [])]
}
