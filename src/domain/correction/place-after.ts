/** Where an answer was given, put right or given anew (CORR-02, CORR-05). */
import { placeToStore } from '../answer/place'
import type { Location } from '../form/form'
import { sameValue } from '../same-value'

/** Point and address: what is changed of a place. */
export const placed = (place: Location | null): Location | null =>
  place && placeToStore({ latlng: place.latlng, direccion: place.direccion })

/** The place as it is stored then. What the answer is about there stays while the point does: nobody changes that. */
export function placeAfter(before: Location | null, given: Location): Location | null {
  const stays = before?.identificador && sameValue(before.latlng, given.latlng)
  return placeToStore({ ...given, ...(stays && { identificador: before.identificador }) })
}
