import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { reachesEverywhere } from '../../../src/domain/access/places'
import { GET_LISTA_PAISES, type GetListaPaisesResponse } from '../../../src/domain/calls/get-lista-paises'
import { municipalityPathOf } from '../../../src/domain/store-paths'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { branchesOf } from './branches'
import { everyPlace, placesOfMunicipality } from './read-places'

/** The municipality on record and that of each area: one, unless somebody was moved half way. */
async function ownPlaces({ user }: StaffCaller): Promise<DocumentSnapshot[]> {
  const municipalities = new Set([user.municipalityPath, ...user.areas.map(municipalityPathOf)])
  const places = (await Promise.all([...municipalities].map(placesOfMunicipality))).flat()
  return [...new Map(places.map((place) => [place.ref.path, place])).values()]
}

/**
 * The geography that a member of staff may choose from (GEO-02): everything for the administrator, everybody else the
 * own municipality with what stands above and below it. What is blocked is marked, what is damaged left out.
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`
 */
export const getListaPaises = served(GET_LISTA_PAISES, async (request): Promise<GetListaPaisesResponse> => {
  const caller = await staffCaller(request)
  request.checked()
  const places = await (reachesEverywhere(caller.user) ? everyPlace() : ownPlaces(caller))
  return { paises: branchesOf(places) }
})
