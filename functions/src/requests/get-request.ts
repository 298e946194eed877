import {
  GET_ACCESS_REQUEST,
  type GetAccessRequestResponse,
  type OwnRequestState,
  type WishedMunicipality,
} from '../../../src/domain/calls/access-request'
import { municipalitiesOf } from '../../../src/domain/geography/tree'
import type { RequestState } from '../../../src/domain/user/access-request'
import { branchesOf } from '../geography/branches'
import { everyPlace } from '../geography/read-places'
import { REQUEST_LOOKS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { served } from '../platform/served'
import { asker, requestOf } from './asker'

/** Who was accepted and is a user no more may ask again. */
const STATE: Record<RequestState, OwnRequestState> = {
  abierta: 'open',
  aceptada: 'none',
  rechazada: 'refused',
}

/** Where somebody may wish to work: nothing that is blocked. */
async function wishedPlaces(): Promise<WishedMunicipality[]> {
  const tree = branchesOf(await everyPlace()).filter(({ inhabilitado }) => !inhabilitado)
  return municipalitiesOf(tree).flatMap(({ nombre, inhabilitado, areas }) =>
    inhabilitado || areas.length === 0
      ? []
      : [{ name: nombre, areas: areas.map(({ path, nombre: name }) => ({ path, name })) }],
  )
}

/**
 * How the own request stands, and what can be wished for (USER-06). A read for each place.
 * @throws HttpsError of {@link asker}, `invalid-argument`, `resource-exhausted` with `{ limit: 'requests' }`
 */
export const getAccessRequest = served(
  GET_ACCESS_REQUEST,
  async (request): Promise<GetAccessRequestResponse> => {
    const { uid, email } = await asker(request)
    request.checked()
    const most = REQUEST_LOOKS_PER_HOUR.value()
    await consumeRateLimit({ what: 'miradas', who: uid, most, limit: 'requests' })
    const stored = await requestOf(uid)
    const state = stored ? STATE[stored.estado] : 'none'
    return {
      state,
      answer: state === 'refused' ? (stored?.respuesta ?? '') : '',
      email,
      municipalities: state === 'open' ? [] : await wishedPlaces(),
    }
  },
)
