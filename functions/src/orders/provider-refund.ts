import type { DocumentReference } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import type { PendingRefund, Refund } from '../../../src/domain/payment/refund'
import { actorNamed, NOBODY, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { outsideFailed } from '../platform/errors'
import { refundAtProvider, refundedAtProvider } from '../redsys/query'
import { orderRefused, settleOrder, type Settled } from './ledger'

/** A call is over by then: what it began and did not end, another one looks at. */
const UNDER_WAY_MS = 120_000

const isUnderWay = ({ fecha, sinRespuesta }: PendingRefund): boolean =>
  !sinRespuesta && fecha !== null && Date.now() - fecha.getTime() < UNDER_WAY_MS

/** What the provider has given back of an order, as far as it is noted. */
const notedAtProvider = ({ devoluciones }: PayOrder): number =>
  devoluciones.filter(({ medio }) => medio === 'banco').reduce((sum, { importe }) => sum + importe, 0)

/**
 * Finds out what became of a refund that the provider was asked for and did not confirm: it is noted when the money went
 * back, and forgotten when it did not. Again changes nothing.
 * @throws HttpsError `failed-precondition` with `underWay` while another call works on it; as the provider fails
 */
export async function endPendingRefund(ref: DocumentReference): Promise<void> {
  const order = decode(payOrderSchema, await ref.get())
  const pending = order?.devolucionEnCurso
  if (!order || !pending) return
  if (isUnderWay(pending)) throw orderRefused('underWay')
  const { sinRespuesta: _, ...refund } = pending
  const there = await refundedAtProvider(order)
  const noted = notedAtProvider(order)
  if (there === noted + refund.importe) {
    const by = refund.por === '' ? NOBODY : await actorNamed(refund.por)
    await settleOrder(ref, { type: 'refund', refund }, by)
  } else if (there === noted) {
    await settleOrder(ref, { type: 'refundFailed', intento: refund.intento, isKnown: true }, NOBODY)
  } else {
    // Somebody gave back something else there: what is noted here has to be put right by people.
    throw outsideFailed({ outside: 'redsys', reason: 'wrongAnswer' })
  }
}

/**
 * Has the provider give money of an order back, and notes it. What an earlier call left open is looked at first, so that
 * nothing is given back twice.
 * @returns null when there is no such order; what was refused
 * @throws HttpsError `failed-precondition` with `underWay`; as the provider fails
 */
export async function refundThroughProvider(
  ref: DocumentReference,
  refund: Refund,
  by: Actor,
): Promise<Settled | null> {
  await endPendingRefund(ref)
  const begun = await settleOrder(ref, { type: 'beginRefund', refund }, by)
  // Noted by then: the call before, or the provider's late answer to it, has done it.
  if (!begun || begun.refused || begun.order.devolucionEnCurso?.intento !== refund.intento) return begun
  try {
    await refundAtProvider(begun.order, refund.importe)
  } catch (error) {
    const { reason } = (error instanceof HttpsError && outsideFailureOf(error.details)) || {}
    const failed = { type: 'refundFailed', intento: refund.intento, isKnown: reason === 'refused' } as const
    await settleOrder(ref, failed, by)
    throw error
  }
  return settleOrder(ref, { type: 'refund', refund }, by)
}
