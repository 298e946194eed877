import type { CallableRequest } from 'firebase-functions/v2/https'
import { reachesEverywhere } from '../../../src/domain/access/places'
import {
  askSystemRequestSchema,
  emptyRequestSchema,
  type AskSystemResponse,
  type GetOperationResponse,
  type RetryReceiptsResponse,
} from '../../../src/domain/calls/operation'
import { byUrgency } from '../../../src/domain/operation/part'
import { consumeRateLimit } from '../limits/rate-limit'
import { sendReceiptAgain } from '../mail/receipt-mail'
import { checkedRequest } from '../platform/checked-request'
import { forbidden } from '../platform/errors'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { askAgain } from './ask-systems'
import { collectParts, unsentReceipts } from './collect-parts'

type Asked = StaffRequest & Pick<CallableRequest, 'data'>

/** So often an hour somebody may have everything looked at, or systems asked: a look may cost some hundred reads. */
const LOOKS_PER_HOUR = 240
/** So many receipts are sent with one call, which a browser waits for. */
const RECEIPTS_AT_A_TIME = 10
const AT_ONCE = 3

/** Whose things a caller is shown: null for everybody's. */
async function operatorOf(request: Asked): Promise<{ caller: StaffCaller; municipality: string | null }> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('manage', 'municipalityUser')) throw forbidden()
  const { user } = caller
  if (!reachesEverywhere(user) && user.municipalityPath === '') throw forbidden()
  return { caller, municipality: reachesEverywhere(user) ? null : user.municipalityPath }
}

const consumeLook = ({ user: { username } }: StaffCaller): Promise<void> =>
  consumeRateLimit({ what: 'operacion', who: username, most: LOOKS_PER_HOUR, limit: 'lookups' })

/**
 * How everything stands (OPS-05), what is broken first: for administrators the whole installation, for elevated
 * supervisors what is of their municipality.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for other roles, `invalid-argument`, `resource-exhausted`
 */
export async function getOperation(request: Asked): Promise<GetOperationResponse> {
  const { caller, municipality } = await operatorOf(request)
  checkedRequest(emptyRequestSchema, request.data)
  await consumeLook(caller)
  return { parts: byUrgency(await collectParts(municipality, new Date())) }
}

/**
 * Asks an outside system again whether it is there, without anything of ours.
 * @throws as {@link getOperation}; `permission-denied` for who does not operate the whole installation
 */
export async function askSystem(request: Asked): Promise<AskSystemResponse> {
  const { caller, municipality } = await operatorOf(request)
  if (municipality !== null) throw forbidden()
  const { system } = checkedRequest(askSystemRequestSchema, request.data)
  await consumeLook(caller)
  return { works: await askAgain(system) }
}

/**
 * Sends the newest receipts once more that did not go out, of the municipality that the caller looks after.
 * @returns how many went out, and how many did not
 * @throws as {@link getOperation}
 */
export async function retryReceipts(request: Asked): Promise<RetryReceiptsResponse> {
  const { caller, municipality } = await operatorOf(request)
  checkedRequest(emptyRequestSchema, request.data)
  await consumeLook(caller)
  const unsent = unsentReceipts(municipality, new Date())
  const { docs } = await unsent.limit(RECEIPTS_AT_A_TIME).get()
  const tried = await mapWithConcurrency(docs, AT_ONCE, sendReceiptAgain)
  const sent = tried.filter(Boolean).length
  return { sent, failed: tried.length - sent }
}
