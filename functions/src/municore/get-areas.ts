import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  getMuniCoreAreasRequestSchema,
  getMuniCoreAreasResponseSchema,
  type GetMuniCoreAreasResponse,
  type MuniCoreArea,
} from '../../../src/domain/calls/get-municore-areas'
import { checkedRequest } from '../platform/checked-request'
import { askOutside } from '../platform/outside'
import { formEditor } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'

/**
 * The areas of the management system that the caller may send incidents to (EDIT-15): of the municipality of the form,
 * which for all but administrators is the own one. Asked with a `username` (§2.7) it gives the list alone.
 * @throws HttpsError of {@link formEditor}, {@link municipalityFor} and {@link askOutside}, `invalid-argument`
 */
export async function getMuniCoreAreas(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GetMuniCoreAreasResponse | MuniCoreArea[]> {
  const caller = await formEditor(request)
  const asked = checkedRequest(getMuniCoreAreasRequestSchema, request.data ?? {})
  const municipality = await municipalityFor(caller, asked.municipalityPath ?? caller.user.municipalityPath)
  const found = await askOutside(MUNICORE, {
    operation: 'listAreas',
    path: [...municipalitySegments(municipality), 'areas'],
    query: { usuario: muniCoreName(caller), usarAWS: String(municipality.usarAWS) },
    schema: getMuniCoreAreasResponseSchema,
  })
  return asked.username === undefined ? found : found.areas
}
