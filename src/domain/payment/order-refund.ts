/** What refunds make of an order: see `applyToOrder`. */
import {
  same,
  type Both,
  type OrderEvent,
  type OrderRefusal,
  type OrderLifecycle,
  type OrderStep,
} from './order-lifecycle'
import { isRefundable, moneyLeft, ticketsValid, type Refund, type Refundable } from './refund'

/** What a refund may take from. */
export const refundableOf = (order: OrderLifecycle): Refundable => ({
  ...order,
  hasSecondPayment: order.pagoDoble !== null,
})

/** Whether the money of an order came by card. */
export const isByCard = ({ amount, paidBy, state }: OrderLifecycle): boolean =>
  amount > 0 && paidBy === '' && (state === 'paid' || state === 'toRefund' || state === 'refunded')

const isNoted = ({ devoluciones }: OrderLifecycle, { intento }: Refund): boolean =>
  devoluciones.some((one) => one.intento === intento)

function refundRefusal(order: OrderLifecycle, refund: Refund): OrderRefusal | null {
  const pending = order.devolucionEnCurso
  if (pending && pending.intento !== refund.intento) return 'underWay'
  const isAny = moneyLeft(refundableOf(order), refund.de) > 0 || ticketsValid(order) > 0
  if (!isAny) return 'unpaid'
  if (!isRefundable(refundableOf(order), refund)) return 'tooMuch'
  const cameByCard = refund.de === 'doble' || isByCard(order)
  return refund.medio === 'banco' && !cameByCard ? 'noCard' : null
}

/** Notes that the provider is about to be asked, so that no second refund is begun meanwhile. */
export function beginRefund<T extends OrderLifecycle>(both: Both<T>, refund: Refund): OrderStep<T> {
  if (isNoted(both.order, refund)) return same(both)
  const refused = refundRefusal(both.order, refund)
  if (refused) return same(both, refused)
  return same({ ...both, order: { ...both.order, devolucionEnCurso: { ...refund, sinRespuesta: false } } })
}

/** The provider gave nothing back, or nobody knows whether it did. */
export function refundFailed<T extends OrderLifecycle>(
  both: Both<T>,
  { intento, isKnown }: Extract<OrderEvent, { type: 'refundFailed' }>,
): OrderStep<T> {
  const pending = both.order.devolucionEnCurso
  if (pending?.intento !== intento) return same(both)
  const devolucionEnCurso = isKnown ? null : { ...pending, sinRespuesta: true }
  return same({ ...both, order: { ...both.order, devolucionEnCurso } })
}

/** Money was given back, or tickets were taken back. */
export function refunded<T extends OrderLifecycle>(both: Both<T>, given: Refund): OrderStep<T> {
  if (isNoted(both.order, given)) return same(both)
  const refused = refundRefusal(both.order, given)
  if (refused) return same(both, refused)
  const order: T = {
    ...both.order,
    devoluciones: [...both.order.devoluciones, given],
    devolucionEnCurso: null,
  }
  const isOver =
    order.state === 'toRefund' ? moneyLeft(refundableOf(order), 'pedido') === 0 : ticketsValid(order) === 0
  const isLeft = isOver && (order.state === 'paid' || order.state === 'toRefund')
  const back = given.vuelven ? given.entradas : 0
  return {
    order: isLeft ? { ...order, state: 'refunded' } : order,
    places: { ...both.places, sold: Math.max(0, both.places.sold - back) },
    happened: 'refunded',
    refused: null,
  }
}
