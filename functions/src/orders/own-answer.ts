import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import type { Entrance } from '../../../src/domain/payment/entrance'
import { citizenCaller } from '../platform/citizen-caller'
import { forbidden, notSignedIn } from '../platform/errors'
import { actorOf, NOBODY, type Actor } from '../platform/audit'
import { originOf, type WithOrigin } from '../platform/origin'
import { staffCaller } from '../platform/staff-caller'

export type BuyerRequest = Pick<CallableRequest, 'auth'> & WithOrigin

/** The buyer: the account that answered, and how the audit trail names it. */
export interface BuyerCaller {
  uid: string
  by: Actor
  /** Username of a member of the staff; '' for everybody else. */
  username: string
  entrance: Entrance
}

/**
 * The account behind a call about an own answer: staff with an open session, a citizen within the hour, or a stranger.
 * @throws HttpsError `unauthenticated`, and as {@link staffCaller}
 */
export async function buyerCaller(request: BuyerRequest): Promise<BuyerCaller> {
  const { auth } = request
  if (!auth) throw notSignedIn()
  if (auth.token.usuario !== undefined) {
    const caller = await staffCaller(request)
    return { uid: auth.uid, by: actorOf(caller), username: caller.user.username, entrance: 'staff' }
  }
  const isCitizen = auth.token.citizenId !== undefined
  if (isCitizen) citizenCaller(request)
  const by = { ...NOBODY, origen: originOf(request) }
  return { uid: auth.uid, by, username: '', entrance: isCitizen ? 'citizen' : 'public' }
}

/**
 * Throws `permission-denied` unless that account saved the answer; also when there is none. What a citizen saved about
 * the own person is theirs within the hour alone, whatever else signs in to the account.
 */
export function mustBeOwn({ uid, username, entrance }: BuyerCaller, answer: DocumentSnapshot): void {
  const isMine = answer.get('uid') === uid
  const isProven =
    username === ''
      ? entrance === 'citizen' || (answer.get('datosCiudadano') ?? null) === null
      : answer.get('creadoPor') === username
  if (!isMine || !isProven) throw forbidden()
}
