import { useCallback, useEffect, useRef, useState } from 'react'
import { pointAt, type Point } from '../../domain/point'
import { createNewest } from '../../lib/newest'

/** How long the device may try: indoors it may find no satellite. */
const LIMIT_MS = 15_000
/** How long the person may take to allow it: browsers tell nobody that their question was closed or overlooked. */
const CONSENT_LIMIT_MS = 30_000

type Failure = 'refused' | 'unavailable' | 'slow'
export type PositionState =
  | { status: 'idle' }
  | { status: 'asking' }
  /** How far off the device says that it may be. */
  | { status: 'found'; metres: number }
  | { status: 'failed'; why: Failure }

// The codes of GeolocationPositionError.
const WHY: Record<number, Failure> = { 1: 'refused', 3: 'slow' }

/**
 * Asks the device where it is, only when the person wants it.
 * @returns how that stands, and what asks
 */
export function useDevicePosition(
  onFound: (point: Point, metres: number) => void,
): [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ status: 'idle' })
  const [newest] = useState(createNewest)
  const report = useRef(onFound)
  report.current = onFound
  useEffect(() => () => void newest.begin(), [newest])

  const ask = useCallback(() => {
    const device = globalThis.navigator?.geolocation
    const isNewest = newest.begin()
    /** What comes later is ignored: the person may have set the pin by hand meanwhile. */
    const end = (next: PositionState): boolean => {
      if (!isNewest()) return false
      newest.begin()
      setState(next)
      return true
    }
    const fail = (why: Failure) => void end({ status: 'failed', why })
    if (!device) return fail('unavailable')
    setState({ status: 'asking' })
    setTimeout(() => fail('slow'), CONSENT_LIMIT_MS + LIMIT_MS)
    device.getCurrentPosition(
      ({ coords }) => {
        const point = pointAt(coords.latitude, coords.longitude)
        if (!point) return fail('unavailable')
        if (end({ status: 'found', metres: coords.accuracy })) report.current(point, coords.accuracy)
      },
      ({ code }) => fail(WHY[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: 0 },
    )
  }, [newest])
  return [state, ask]
}
