import {
  GET_MUNICORE_AREAS,
  getMuniCoreAreasResponseSchema,
  type GetMuniCoreAreasResponse,
  type MuniCoreArea,
} from '../../../src/domain/calls/get-municore-areas'
import { served } from '../platform/served'
import { askOutside } from '../platform/outside'
import { formEditor } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'

/**
 * The areas of the management system that the caller may send incidents to (EDIT-15): of the municipality of the form,
 * which for all but administrators is the own one. Asked with a `username` (§2.7) it gives the list alone.
 * @throws HttpsError of {@link formEditor}, {@link municipalityFor} and {@link askOutside}, `invalid-argument`
 */
export const getMuniCoreAreas = served(
  GET_MUNICORE_AREAS,
  async (request): Promise<GetMuniCoreAreasResponse | MuniCoreArea[]> => {
    const caller = await formEditor(request)
    const requested = request.checked()
    const municipality = await municipalityFor(
      caller,
      requested.municipalityPath ?? caller.user.municipalityPath,
    )
    const found = await askOutside(MUNICORE, {
      operation: 'listAreas',
      path: [...municipalitySegments(municipality), 'areas'],
      query: { usuario: muniCoreName(caller), usarAWS: String(municipality.usarAWS) },
      schema: getMuniCoreAreasResponseSchema,
    })
    return requested.username === undefined ? found : found.areas
  },
)
