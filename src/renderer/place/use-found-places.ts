import { useEffect, useRef, useState } from 'react'
import type { FindPlaces, FoundPlace } from '../../domain/answer/place'
import type { Point } from '../../domain/point'
import { currentTag } from '../../lib/i18n'

/** How long to wait after a key, because geocoders must not be asked for every letter. */
const DELAY_MS = 500
const FEWEST_LETTERS = 4

interface Found {
  status: 'idle' | 'searching' | 'found' | 'none' | 'failed'
  places: FoundPlace[]
}
const IDLE: Found = { status: 'idle', places: [] }

/**
 * Places with an address like the one that is being typed; a newer search ends the one before.
 * @param find null where addresses are only typed
 */
export function useFoundPlaces(find: FindPlaces | null, typed: string, near: Point): Found {
  const [found, setFound] = useState(IDLE)
  const around = useRef(near)
  around.current = near
  const text = typed.trim()
  useEffect(() => {
    setFound(IDLE)
    if (!find || text.length < FEWEST_LETTERS) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      setFound({ status: 'searching', places: [] })
      const show = (next: Found) => {
        if (!abort.signal.aborted) setFound(next)
      }
      find({ text, near: around.current, language: currentTag(), signal: abort.signal }).then(
        (places) => show({ status: places.length > 0 ? 'found' : 'none', places }),
        () => show({ status: 'failed', places: [] }),
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, text])
  return found
}
