import type { DocumentReference } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { NOBODY } from '../platform/audit'
import type { Notification } from '../redsys/message'
import { queryProvider, canQuery } from '../redsys/query'
import { settleOrder } from './ledger'

/** What the provider said of an order: its word, that it knows nothing of it, or nothing at all. */
export type ProviderOutcome = Notification | 'nothing' | 'silent'

/** Asks the provider about an order, where it can be asked. */
export async function providerOutcome(order: PayOrder): Promise<ProviderOutcome> {
  if (!canQuery(order)) return 'nothing'
  try {
    return (await queryProvider(order)) ?? 'nothing'
  } catch (error) {
    if (error instanceof HttpsError) return 'silent'
    throw error
  }
}

/** Applies what the provider said of an order's payment; again changes nothing. */
export async function applyProviderOutcome(
  ref: DocumentReference,
  said: ProviderOutcome,
  now: Date,
): Promise<void> {
  // That money was given back we know from who gave it back.
  if (typeof said === 'string' || said.refunded) return
  const { approved, reference } = said
  const id = `consulta-${approved ? 'si' : 'no'}-${reference}`
  await settleOrder(ref, { type: 'answer', id, approved, reference, now }, NOBODY)
}
