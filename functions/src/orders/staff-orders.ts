import { statisticsOf } from '../../../src/domain/access/things'
import type { OrderId } from '../../../src/domain/calls/order-id'
import { orderIdSchema } from '../../../src/domain/calls/order-id'
import type { OrderStateResponse } from '../../../src/domain/calls/pay-at-counter'
import type { OrderRefusal } from '../../../src/domain/payment/order'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { actorOf } from '../platform/audit'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { refundAtProvider } from '../redsys/query'
import { orderRefused, settleOrder, type Settled } from './ledger'
import { orderRef } from './order-ref'

type OrderRequest = StaffRequest & { data: unknown }

/** An order of a form whose statistics the caller sees, and the caller. */
async function orderFor(request: OrderRequest): Promise<{ caller: StaffCaller; order: PayOrder } & OrderId> {
  const caller = await staffCaller(request)
  const { orderId, id } = checkedRequest(orderIdSchema, request.data)
  const order = decode(payOrderSchema, await orderRef(orderId, id).get())
  if (!order || caller.ability.cannot('read', statisticsOf(order))) throw forbidden()
  return { caller, order, orderId, id }
}

const REASONS: Record<OrderRefusal, Parameters<typeof orderRefused>[0]> = {
  paid: 'paid',
  soldOut: 'soldOut',
  edited: 'edited',
  unpaid: 'unpaid',
}

function stateAfter(settled: Settled | null): OrderStateResponse {
  if (!settled) throw forbidden()
  if (settled.refused) throw orderRefused(REASONS[settled.refused])
  return { state: settled.order.state }
}

/**
 * Notes that an order was paid at the counter, by whom and when (PAY-13). Again is no error.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is none; `failed-precondition` with
 * `soldOut`, `edited` or `paid`; `invalid-argument`
 */
export async function payAtCounter(request: OrderRequest): Promise<OrderStateResponse> {
  const { caller, orderId, id } = await orderFor(request)
  const event = { type: 'counter', who: caller.user.username, now: new Date() } as const
  return stateAfter(await settleOrder(orderRef(orderId, id), event, actorOf(caller)))
}

/** Its money came through the provider, and goes back there. */
const isByCard = ({ amount, paidBy, state }: PayOrder): boolean =>
  amount > 0 && paidBy === '' && (state === 'paid' || state === 'toRefund')

/**
 * Gives the money of an order back (PAY-11, PAY-13): first at the provider, then here; what is lost in between is done
 * by trying again, since the provider refunds an order once. Again is no error.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is none; `failed-precondition` with
 * `unpaid`; as the provider fails; `invalid-argument`
 */
export async function refundOrder(request: OrderRequest): Promise<OrderStateResponse> {
  const { caller, order, orderId, id } = await orderFor(request)
  if (isByCard(order)) await refundAtProvider(order)
  return stateAfter(await settleOrder(orderRef(orderId, id), { type: 'refund' }, actorOf(caller)))
}
