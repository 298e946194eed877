import type { OrderView } from '../../../src/domain/payment/order-view'
import { validTickets, type PayOrder } from '../../../src/domain/payment/pay-order'

/** What a buyer sees of an order. */
export const viewOf = (order: PayOrder): OrderView => ({
  orderId: order.orderId,
  id: order.id,
  state: order.state,
  status: order.status,
  amount: order.amount,
  price: order.price,
  currency: order.currency,
  sign: order.sign,
  entrance: order.entrance,
  fullName: order.fullName,
  reference: order.reference,
  formId: order.form,
  formTitle: order.formTitle,
  sectionName: order.sectionName,
  quanty: order.quanty,
  holdUntil: order.holdUntil.getTime(),
  now: Date.now(),
  date: order.date?.getTime() ?? null,
  paidAt: order.paidAt?.getTime() ?? null,
  code: order.code,
  tickets: validTickets(order),
})
