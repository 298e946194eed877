import type { WithOrigin } from '../platform/origin'
import { callerNetwork } from '../limits/address'
import { countBytes, reachedLimits } from '../limits/file-counts'
import {
  KEPT_DRAFT_MAILS_PER_ADDRESS,
  KEPT_DRAFT_MAILS_PER_DAY,
  KEPT_DRAFT_MAILS_PER_RECIPIENT,
  KEPT_DRAFT_SAVES_PER_ADDRESS,
} from '../limits/params'
import { consumeRateLimit, HOUR_MS, rateLimitExceeded } from '../limits/rate-limit'

const DAY_MS = 24 * HOUR_MS

/**
 * Counts a draft that is kept: of one network so many an hour, and as many bytes of a form, and of all of them, as of
 * other files (SEC-03).
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function consumeDraftSave(call: WithOrigin, formId: string, bytes: number): Promise<void> {
  const most = KEPT_DRAFT_SAVES_PER_ADDRESS.value()
  await consumeRateLimit({ what: 'borradores', who: callerNetwork(call), most, limit: 'address' })
  const sender = { network: '', formId }
  const reached = (await reachedLimits(sender))()
  if (reached) throw rateLimitExceeded(reached)
  await countBytes(sender, bytes)
}

/**
 * Counts a mail with a link: who names an address need not be its owner (SEC-03). So many an hour for one network and to
 * one address, and so many a day in the name of one municipality. Addresses are kept as hashes.
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function consumeDraftMail(
  call: WithOrigin,
  address: string,
  municipality: string,
): Promise<void> {
  const counted = [
    {
      ...{ what: 'enlaces red', who: callerNetwork(call), most: KEPT_DRAFT_MAILS_PER_ADDRESS.value() },
      limit: 'address' as const,
    },
    {
      ...{ what: 'enlaces', who: address.toLowerCase(), most: KEPT_DRAFT_MAILS_PER_RECIPIENT.value() },
      limit: 'account' as const,
    },
    {
      ...{ what: 'enlaces municipio', who: municipality, most: KEPT_DRAFT_MAILS_PER_DAY.value() },
      limit: 'form' as const,
      windowMs: DAY_MS,
    },
  ]
  for (const one of counted) await consumeRateLimit(one)
}
