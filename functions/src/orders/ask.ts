import type { DocumentReference } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { NOBODY } from '../platform/audit'
import type { Word } from '../redsys/message'
import { askProvider, canAsk } from '../redsys/query'
import { settleOrder } from './ledger'

/** What the provider said of an order: its word, that it knows nothing of it, or nothing at all. */
export type AskedWord = Word | 'nothing' | 'silent'

/** Asks the provider about an order, where it can be asked. */
export async function askedWord(order: PayOrder): Promise<AskedWord> {
  if (!canAsk(order)) return 'nothing'
  try {
    return (await askProvider(order)) ?? 'nothing'
  } catch (error) {
    if (error instanceof HttpsError) return 'silent'
    throw error
  }
}

/** Applies what the provider said of an order's payment; again changes nothing. */
export async function applyWord(ref: DocumentReference, said: AskedWord, now: Date): Promise<void> {
  // That money was given back we know from who gave it back.
  if (typeof said === 'string' || said.refunded) return
  const { approved, reference } = said
  const id = `consulta-${approved ? 'si' : 'no'}-${reference}`
  await settleOrder(ref, { type: 'answer', id, approved, reference, now }, NOBODY)
}
