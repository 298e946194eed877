import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  getListaPaisesRequestSchema,
  type GetListaPaisesResponse,
} from '../../../src/domain/calls/get-lista-paises'
import { municipalityPathOf } from '../../../src/domain/geography/geography'
import { badRequest } from '../platform/errors'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { branchesOf } from './branches'
import { everyPlace, placesOfTown } from './read-places'

const ownTown = ({ user }: StaffCaller): string =>
  user.municipalityPath || municipalityPathOf(user.areas[0] ?? '')

/**
 * The geography that a member of staff may choose from (GEO-02): everything for the administrator, everybody else the
 * own municipality with what stands above and below it. What is blocked is marked, what is damaged left out.
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`
 */
export async function getListaPaises(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GetListaPaisesResponse> {
  const caller = await staffCaller(request)
  if (!getListaPaisesRequestSchema.safeParse(request.data).success) throw badRequest()
  const places = await (caller.role === 'ROLE_ADMIN' ? everyPlace() : placesOfTown(ownTown(caller)))
  return { paises: branchesOf(places) }
}
