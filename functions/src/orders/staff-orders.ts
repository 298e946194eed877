import { statisticsOf } from '../../../src/domain/access/things'
import type { DocumentReference } from 'firebase-admin/firestore'
import { PAY_AT_COUNTER, type OrderStateResponse } from '../../../src/domain/calls/pay-at-counter'
import { REFUND_ORDER } from '../../../src/domain/calls/refund-order'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import type { Refund } from '../../../src/domain/payment/refund'
import { actorOf } from '../platform/audit'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { applyProviderOutcome, providerOutcome } from './provider-outcome'
import { orderRefused, settleOrder, type Settled } from './ledger'
import { orderRef } from './order-ref'
import { endPendingRefund, refundThroughProvider } from './provider-refund'

/** An order of a form whose statistics the caller sees. Throws `permission-denied` also when there is none. */
async function orderFor({ ability }: StaffCaller, ref: DocumentReference): Promise<PayOrder> {
  const order = decode(payOrderSchema, await ref.get())
  if (!order || ability.cannot('read', statisticsOf(order))) throw forbidden()
  return order
}

function stateAfter(settled: Settled | null): OrderStateResponse {
  if (!settled) throw forbidden()
  if (settled.refused) throw orderRefused(settled.refused)
  return { state: settled.order.state }
}

/**
 * Notes that an order was paid at the counter, by whom and when (PAY-13). The provider is asked first: what was paid by
 * card meanwhile is not taken again; while it is silent, the counter works. Again is no error.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is none; `failed-precondition` with
 * `soldOut`, `edited`, `forgotten` or `paid`; `invalid-argument`
 */
export const payAtCounter = served(PAY_AT_COUNTER, async (request): Promise<OrderStateResponse> => {
  const caller = await staffCaller(request)
  const { orderId, id } = request.checked()
  const ref = orderRef(orderId, id)
  const order = await orderFor(caller, ref)
  if (order.state !== 'paid') await applyProviderOutcome(ref, await providerOutcome(order), new Date())
  const event = { type: 'counter', who: caller.user.username, now: new Date() } as const
  return stateAfter(await settleOrder(ref, event, actorOf(caller)))
})

/**
 * Gives back money of an order, all or part of it, and takes tickets back (PAY-11, PAY-13): through the provider or by
 * hand, as the request says. The same attempt again gives nothing back a second time.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is none; `failed-precondition` with
 * `unpaid`, `tooMuch`, `underWay` or `noCard`; as the provider fails; `invalid-argument`
 */
export const refundOrder = served(REFUND_ORDER, async (request): Promise<OrderStateResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const ref = orderRef(requested.orderId, requested.id)
  await orderFor(caller, ref)
  const refund: Refund = {
    intento: requested.attempt,
    fecha: new Date(),
    por: caller.user.username,
    motivo: requested.reason,
    importe: requested.amount,
    entradas: requested.tickets,
    vuelven: requested.restock,
    medio: requested.way,
    de: requested.of,
  }
  const by = actorOf(caller)
  if (refund.medio === 'banco') return stateAfter(await refundThroughProvider(ref, refund, by))
  await endPendingRefund(ref)
  return stateAfter(await settleOrder(ref, { type: 'refund', refund }, by))
})
