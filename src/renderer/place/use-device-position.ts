import { useCallback, useEffect, useRef, useState } from 'react'
import { pointAt, type Point } from '../../domain/answer/place'

/** How long the device may try: indoors it may find no satellite. */
const LIMIT_MS = 15_000

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
export function useDevicePosition(onFound: (point: Point) => void): [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ status: 'idle' })
  const isHere = useRef(true)
  const report = useRef(onFound)
  report.current = onFound
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const ask = useCallback(() => {
    const device = globalThis.navigator?.geolocation
    const fail = (why: Failure) => isHere.current && setState({ status: 'failed', why })
    if (!device) return void fail('unavailable')
    setState({ status: 'asking' })
    device.getCurrentPosition(
      ({ coords }) => {
        if (!isHere.current) return
        const point = pointAt(coords.latitude, coords.longitude)
        if (!point) return void fail('unavailable')
        report.current(point)
        setState({ status: 'found', metres: coords.accuracy })
      },
      ({ code }) => void fail(WHY[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: 0 },
    )
  }, [])
  return [state, ask]
}
