import { MAX_ADDRESS_LENGTH, placeToStore } from '../domain/answer/place'
import type { Point } from '../domain/point'
import type { Location } from '../domain/form/form'
import type { Asset } from '../domain/incident/asset'
import { createStore } from '../lib/store'
import { cutText } from '../domain/text/cut'

const NOWHERE: Location = { latlng: null, direccion: '' }

/**
 * Keeps where an answer was given, outside React: a point on the map, an address in words, both or neither (ANS-10),
 * and the municipality's asset there that it is about (INC-03).
 * @param isAsked whether the form asks for it
 * @param takesAssets whether the answer may be about an asset
 */
export function createPlace(isAsked: boolean, takesAssets: boolean, onChange: () => void) {
  const { get: state, set, on } = createStore(NOWHERE, onChange)
  const change = (part: Partial<Location>) => set({ ...state(), ...part })

  return {
    isAsked,
    state,
    on,
    /** Puts the pin there; null takes it away. An asset that was chosen elsewhere is let go of. */
    pin: (latlng: Point | null) => change({ latlng, identificador: undefined }),
    describe: (direccion: string) => change({ direccion }),
    /** Makes the answer one about that asset, where it stands; null makes it one about none, at the same place. */
    choose(asset: Asset | null): void {
      if (!asset) return change({ identificador: undefined })
      const { idIdentificador, descripcion, direccion, lat, lng } = asset
      change({
        latlng: { lat, lng },
        ...(direccion !== '' && { direccion: cutText(direccion, MAX_ADDRESS_LENGTH) }),
        identificador: { idIdentificador, descripcion: cutText(descripcion, MAX_DESCRIPTION_LENGTH) },
      })
    },
    /** Goes on with what a draft had. */
    resume(draft: Location | null): void {
      const { identificador, ...place } = draft ?? NOWHERE
      change({ ...place, identificador: takesAssets ? identificador : undefined })
    },
    /** The place as the answer keeps it. */
    stored: (): Location | null => (isAsked ? placeToStore(state()) : null),
  }
}

/** Most characters of an asset's description on an answer; the security rules refuse more. */
const MAX_DESCRIPTION_LENGTH = 500
