/** What an order writes into its answer. Nothing here makes tickets, which needs their key. */
import type { DocumentData } from 'firebase-admin/firestore'
import { statusOfState, type PayOrder } from '../../../src/domain/payment/pay-order'

/** What an order says in its answer (§2.3 "Pay order"). */
export const payOrderOf = (order: PayOrder) => ({
  orderId: order.orderId,
  id: order.id,
  amount: order.amount,
  date: order.date,
  dni: order.dni,
  email: order.email,
  form: order.form,
  fullName: order.fullName,
  phone: order.phone,
  status: statusOfState(order.state),
  validate: order.validate,
  quanty: order.quanty,
  sectionName: order.sectionName,
})

/**
 * The answer is hidden and marked: it counts nowhere, as an answer that is invalid. Its verification, order and status
 * are gone (§2.4).
 */
function withdrawn({ payments }: DocumentData) {
  return {
    ...{ removeVision: true, invalida: true, payOrder: null },
    payments: Array.isArray(payments)
      ? payments.map((payment: object) => ({ ...payment, verifiedClickOnPayment: false }))
      : [],
  }
}

/** What an answer says of its order. */
export const answerAsOrdered = (answer: DocumentData, order: PayOrder): DocumentData =>
  order.edited ? withdrawn(answer) : { payOrder: payOrderOf(order) }
