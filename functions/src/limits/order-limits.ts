import type { WithOrigin } from '../platform/origin'
import { callerNetwork } from './address'
import { LAST_PLACES_PER_ADDRESS, ORDERS_PER_ACCOUNT, ORDERS_PER_ADDRESS, PASS_LAST_PLACES } from './params'
import { consumeRateLimit } from './rate-limit'

interface Wanted {
  formId: string
  uid: string
  /** Tickets left of the section; null while nothing was sold. */
  left: number | null
}

/**
 * Takes one of the orders that one account and one network may make for a form within an hour, and of those that one
 * network makes of a section's last tickets (SEC-03): an order holds tickets before anybody pays, so nobody holds them
 * all for nothing.
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function consumeOrderLimits(call: WithOrigin, { formId, uid, left }: Wanted): Promise<void> {
  const who = `${formId} ${callerNetwork(call)}`
  const [ofAccount, ofNetwork] = [ORDERS_PER_ACCOUNT.value(), ORDERS_PER_ADDRESS.value()]
  await consumeRateLimit({ what: 'compras', who: `${formId} ${uid}`, most: ofAccount, limit: 'account' })
  await consumeRateLimit({ what: 'compras red', who, most: ofNetwork, limit: 'address' })
  if (left === null || left > PASS_LAST_PLACES.value()) return
  await consumeRateLimit({ what: 'entradas', who, most: LAST_PLACES_PER_ADDRESS.value(), limit: 'places' })
}
