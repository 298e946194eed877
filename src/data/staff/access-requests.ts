import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite'
import {
  DECIDE_ACCESS,
  type DecideAccessRequest,
  type DecideAccessResponse,
} from '../../domain/calls/access-request'
import { REQUESTS } from '../../domain/store-paths'
import { accessRequestSchema, type AccessRequest } from '../../domain/user/access-request'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { countDocuments } from '../reads'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { changeByCall } from './callables'

export type { DecideAccessRequest } from '../../domain/calls/access-request'

const LABEL = 'access requests'

/** Most that are shown at once, the oldest ones. */
export const MAX_OPEN_REQUESTS = 50

const open = (municipalityPath: string) => [
  ...(municipalityPath === '' ? [] : [where('municipalityPath', '==', municipalityPath)]),
  where('estado', '==', 'abierta'),
]
const requests = () => collection(storeOf('staff'), REQUESTS)

/**
 * The requests that wait, oldest first: one read for each (USER-06).
 * @param municipalityPath '' for every municipality, which only administrators may ask for
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listOpenRequests(
  municipalityPath: string,
): Promise<{ requests: AccessRequest[]; damaged: number }> {
  const { docs } = await withTimeout(
    getDocs(query(requests(), ...open(municipalityPath), orderBy('fecha'), limit(MAX_OPEN_REQUESTS))),
  )
  countReads(Math.max(1, docs.length), LABEL)
  const { items, damaged } = decodeAll(accessRequestSchema, docs)
  return { requests: items, damaged: damaged.length }
}

/** How many wait: a read for each thousand. Throws as {@link listOpenRequests}. */
export const countOpenRequests = (municipalityPath: string): Promise<number> =>
  countDocuments(query(requests(), ...open(municipalityPath)), LABEL)

/**
 * Makes a user of a request or refuses it (USER-06), and says why not when it cannot be.
 * @throws DataError as `callStaff`
 */
export const decideAccess = (request: DecideAccessRequest): Promise<DecideAccessResponse> =>
  changeByCall(DECIDE_ACCESS, request)
