import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import { isByCard } from '../../../src/domain/payment/order'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { ANSWERS, ORDERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { audit, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { aboutOrder } from './about-order'
import { applyProviderOutcome, providerOutcome, type ProviderOutcome } from './provider-outcome'
import { settleOrder } from './ledger'
import { endPendingRefund } from './provider-refund'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long answers without an order are kept, and orders asked about. */
const DAY_MS = 24 * HOUR_MS
/** The provider was away: when it is asked again. */
const AGAIN_MS = 10 * MINUTE_MS

/** What one run looks at; the next one goes on. */
const AT_A_TIME = 300
const AT_ONCE = 5

/** Whether it is paid by card here, and the provider knows nothing of it. */
function isPaidHereAlone(order: PayOrder, said: ProviderOutcome): boolean {
  if (said === 'silent' || order.state !== 'paid' || !isByCard(order)) return false
  return said === 'nothing' || !said.approved
}

/** Ends a refund that a call left open; false while nobody knows what became of it. */
async function isRefundEnded(snapshot: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await endPendingRefund(snapshot.ref)
    return true
  } catch (error) {
    if (error instanceof HttpsError) return false
    throw error
  }
}

/** When it is looked at next: after an hour and after a day, since payments come late; null when that is over. */
function nextCheck(snapshot: QueryDocumentSnapshot, said: ProviderOutcome, now: Date): Timestamp | null {
  const last: unknown = snapshot.get('lastCheck')
  const end = last instanceof Timestamp ? last.toMillis() : 0
  if (said === 'silent') return Timestamp.fromMillis(now.getTime() + AGAIN_MS)
  if (now.getTime() >= end) return null
  const soon = now.getTime() + HOUR_MS
  return Timestamp.fromMillis(soon < end - DAY_MS + 2 * HOUR_MS ? soon : end)
}

async function settle(snapshot: QueryDocumentSnapshot, now: Date): Promise<void> {
  const order = decode(payOrderSchema, snapshot)
  if (!order) {
    await snapshot.ref.update({ nextCheck: null })
    return
  }
  const isEnded = await isRefundEnded(snapshot)
  const said = await providerOutcome(order)
  await applyProviderOutcome(snapshot.ref, said, now)
  await settleOrder(snapshot.ref, { type: 'expire', now }, NOBODY)
  if (isPaidHereAlone(order, said)) {
    const note = { tipo: 'pagoSinCoincidir', motivo: 'aqui', ...aboutOrder(order) } as const
    await audit(NOBODY, note, [snapshot.id, note.motivo])
  }
  await snapshot.ref.update({ nextCheck: nextCheck(snapshot, isEnded ? said : 'silent', now) })
}

/**
 * Answers whose order was never made, or taken back, a day ago: they go as deleted answers do. The oldest first, so that
 * nobody's new ones keep them.
 */
async function forgetHidden(now: Date): Promise<void> {
  const hidden = await database()
    .collection(ANSWERS)
    .where('removeVision', '==', true)
    .where('fechaCreacion', '<=', Timestamp.fromMillis(now.getTime() - DAY_MS))
    .orderBy('fechaCreacion')
    .limit(AT_A_TIME)
    .select()
    .get()
  await mapWithConcurrency(hidden.docs, AT_ONCE, ({ ref, updateTime }) =>
    ref.delete({ lastUpdateTime: updateTime }).then(
      () => undefined,
      // It got its order meanwhile, or is gone.
      () => undefined,
    ),
  )
}

/**
 * Settles what time brings about (PAY-05, PAY-11): asks the provider about orders whose time is over, and again after an
 * hour and a day, applies what it says, ends holds that nobody paid, and notes what is paid on one side alone. Again
 * changes nothing.
 * @throws when the store fails; the next run goes on
 */
export async function reconcileOrders(now: Date): Promise<void> {
  const due = await database()
    .collection(ORDERS)
    .where('nextCheck', '<=', Timestamp.fromDate(now))
    .orderBy('nextCheck')
    .limit(AT_A_TIME)
    .get()
  await mapWithConcurrency(due.docs, AT_ONCE, (snapshot) => settle(snapshot, now))
  await forgetHidden(now)
}
