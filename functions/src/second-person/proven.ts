import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import type { PartRef } from '../../../src/domain/calls/part'
import { partStatus, type PartRequest, type PartStatus } from '../../../src/domain/answer/part-request'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import type { WithOrigin } from '../platform/origin'
import { askingAnswer, isWaiting, type AskingAnswer } from './asking'
import { isSecretOf } from './link'

/** What a call of somebody without an account needs. */
export type LinkCall = Pick<CallableRequest, 'auth'> & WithOrigin

/** An answer, for who has the link to its part. */
export interface ProvenPart {
  asking: AskingAnswer
  request: PartRequest
  /** `gone` where the answer does not ask for it any more. */
  standing: Exclude<PartStatus, 'unsent'> | 'gone'
}

const notFound = () => new HttpsError('not-found', 'There is no such link.')

/** Counts a call by its network: so many an hour. */
export const consumeLinkCall = (call: LinkCall): Promise<void> =>
  consumeRateLimit({
    ...{ what: 'partes pedidas por enlace', who: callerNetwork(call), most: LOOKUPS_PER_HOUR.value() },
    limit: 'lookups',
  })

/**
 * The answer to whose part a link leads.
 * @throws HttpsError `not-found` for a wrong answer as for a wrong secret
 */
export async function provenPart({ answerId, secret }: PartRef, now: Date): Promise<ProvenPart> {
  const asking = await askingAnswer(answerId)
  const request = asking?.stored.otraPersona
  if (!asking || !request || !isSecretOf(secret, request.prueba)) throw notFound()
  const standing = partStatus(request, now)
  if (standing === 'unsent') throw notFound()
  const isGone = standing === 'open' && !isWaiting(asking)
  return { asking, request, standing: isGone ? 'gone' : standing }
}
