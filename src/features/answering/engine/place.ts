import { placeToStore, type Point } from '../../../domain/answer/place'
import type { Location } from '../../../domain/form/form'

const NOWHERE: Location = { latlng: null, direccion: '' }

/**
 * Holds where an answer was given, outside React: a point on the map, an address in words, both or neither (ANS-10).
 * @param isAsked whether the form asks for it
 */
export function createPlace(isAsked: boolean, onChange: () => void) {
  let state = NOWHERE
  const listeners = new Set<() => void>()

  function change(part: Partial<Location>): void {
    state = { ...state, ...part }
    listeners.forEach((listener) => listener())
    onChange()
  }

  return {
    isAsked,
    state: () => state,
    on: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Puts the pin there; null takes it away. */
    pin: (latlng: Point | null) => change({ latlng }),
    describe: (direccion: string) => change({ direccion }),
    /** Goes on with what a draft had. */
    resume: (draft: Location | null) => change(draft ?? NOWHERE),
    /** The place as the answer keeps it. */
    stored: (): Location | null => (isAsked ? placeToStore(state) : null),
  }
}
