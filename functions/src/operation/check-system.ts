import { randomUUID } from 'node:crypto'
import {
  CHECK_SYSTEM,
  type CheckedSystem,
  type SystemCheckResult,
  type SystemCheckOutcome,
} from '../../../src/domain/calls/check-system'
import { TYPE_PROCEDURE_ID } from '../../../src/domain/calls/get-turnero-group-procedure'
import { errorDetails } from '../../../src/domain/error-code'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { consumeRateLimit } from '../limits/rate-limit'
import { findMuniCoreUser } from '../municore/find-user'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { MUNICORE_URL, PORTAL_URL, TURNERO_URL } from '../platform/params'
import { staffCaller } from '../platform/staff-caller'
import { askPortal } from '../portal/system'
import { merchantKey } from '../redsys/keys'
import { askAsMerchant, hasProvider } from '../redsys/query'
import { listGroups } from '../turnero/list-groups'
import type { CheckSystemRequest } from '../../../src/domain/operation/system-check'

/** So often an hour one person may have systems tried: more than anybody presses a button. */
const TRIES_PER_HOUR = 120

const isSet: Record<CheckedSystem, () => boolean> = {
  municore: () => MUNICORE_URL.value().trim() !== '',
  turnero: () => TURNERO_URL.value().trim() !== '',
  portal: () => PORTAL_URL.value().trim() !== '',
  redsys: hasProvider,
}

/** Has the system read something with our key, and nothing else. @throws HttpsError of `askOutside` */
async function tried(asked: CheckSystemRequest, username: string): Promise<SystemCheckOutcome> {
  switch (asked.system) {
    case 'municore':
      return (await findMuniCoreUser(asked, username)) === 'noMunicipality' ? 'unknown' : 'works'
    case 'turnero':
      await listGroups(asked.idMuniCore, TYPE_PROCEDURE_ID)
      return 'works'
    case 'portal':
      // A token that it never gave: it says so to whoever has the key.
      await askPortal(randomUUID())
      return 'works'
    case 'redsys':
      if (merchantKey(asked.merchantCode) === null) return 'noKey'
      await askAsMerchant(asked.merchantCode)
      return 'works'
  }
}

async function outcomeOf(asked: CheckSystemRequest, username: string): Promise<SystemCheckOutcome> {
  if (!isSet[asked.system]()) return 'notSet'
  try {
    return await tried(asked, username)
  } catch (error) {
    const failure = outsideFailureOf(errorDetails(error))
    if (!failure) throw error
    if (failure.reason !== 'missing') return failure.reason
    // Where no municipality is asked about, what is missing is the system at that address.
    return 'idMuniCore' in asked ? 'unknown' : 'wrongAnswer'
  }
}

/**
 * Tries an outside system with the settings of a municipality, for who saves municipalities (GEO-04), with our key: so
 * whoever sets a municipality up sees at once whether it will work. Its addresses and keys are the project's, never the
 * request's.
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`, `resource-exhausted`
 */
export const checkSystem = served(CHECK_SYSTEM, async (request): Promise<SystemCheckResult> => {
  const { ability, user } = await staffCaller(request)
  if (ability.cannot('manage', 'user')) throw forbidden()
  const requested = request.checked()
  const { username: who } = user
  await consumeRateLimit({ what: 'sistemas probados', who, most: TRIES_PER_HOUR, limit: 'lookups' })
  const began = performance.now()
  const outcome = await outcomeOf(requested, who)
  return { outcome, ms: Math.round(performance.now() - began) }
})
