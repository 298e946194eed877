import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { USED_TOKENS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'
import { idempotencyKey } from '../platform/idempotency'

/** Longer than any portal's token counts. */
const REMEMBERED_MS = 30 * 24 * 3_600_000

/** Where it is noted that a token of the portal was used; the token itself is kept nowhere. */
const markOf = (token: string): DocumentReference =>
  database().doc(`${USED_TOKENS}/${idempotencyKey('usado', token)}`)

/** Whether somebody came in with it before. */
export const wasUsed = async (token: string): Promise<boolean> => (await markOf(token).get()).exists

/** Uses a token up; false when somebody else did at the same moment. */
export async function useUp(token: string): Promise<boolean> {
  try {
    await markOf(token).create({ caduca: Timestamp.fromMillis(Date.now() + REMEMBERED_MS) })
    return true
  } catch (error) {
    if (failedWith(error, 'alreadyExists')) return false
    throw error
  }
}
