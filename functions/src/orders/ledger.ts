/** What happens to an order, in one commit with its tickets, its answer and its entry in the audit trail. */
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { AuditKind } from '../../../src/domain/audit/entry'
import type { OrderCallRefusal } from '../../../src/domain/calls/order-refusal'
import {
  applyToOrder,
  type OrderEvent,
  type OrderHappening,
  type OrderRefusal,
} from '../../../src/domain/payment/order'
import { payOrderSchema, statusOfState, type PayOrder } from '../../../src/domain/payment/pay-order'
import { placesOf, withPlaces } from '../../../src/domain/payment/stock'
import { answerPath, stockPath, ticketPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { aboutOrder } from './about-order'
import { readStock } from './read-stock'
import { ticketCodes } from './tickets'
import { TURNS } from './turns'

/** Nothing was done with an order; the browser reads why from the details. */
export const orderRefused = (order: OrderCallRefusal): HttpsError =>
  new HttpsError('failed-precondition', 'Nothing was done with this order.', { order })

const KINDS: Record<OrderHappening, AuditKind> = {
  paid: 'pedidoPagado',
  rejected: 'pedidoRechazado',
  ended: 'pedidoVencido',
  edited: 'pedidoCambiado',
  toRefund: 'pedidoPorDevolver',
  refunded: 'pedidoDevuelto',
}

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
function withdrawn(answer: DocumentSnapshot) {
  const payments: unknown = answer.get('payments')
  return {
    ...{ removeVision: true, invalida: true, payOrder: null },
    payments: Array.isArray(payments)
      ? payments.map((payment: object) => ({ ...payment, verifiedClickOnPayment: false }))
      : [],
  }
}

/** Makes the tickets of an order that is paid now, and takes those away whose money was given back. */
export function writeTickets(tx: Transaction, order: PayOrder, happened: OrderHappening): void {
  for (const [index, code] of order.tickets.entries()) {
    const ref = database().doc(ticketPath(order.form, code))
    if (happened === 'refunded') tx.delete(ref)
    if (happened !== 'paid') continue
    tx.set(ref, {
      ...{ code, orderId: order.orderId, id: order.id, sectionName: order.sectionName, number: index + 1 },
      ...{ fullName: order.fullName, usedAt: null, usedBy: '', device: '' },
    })
  }
}

/** The order with the tickets that its state gives it. */
export const withTickets = (order: PayOrder): PayOrder =>
  order.state === 'paid'
    ? { ...order, status: statusOfState(order.state), tickets: ticketCodes(order) }
    : order

function writeAnswer(tx: Transaction, answer: DocumentSnapshot, order: PayOrder): void {
  // Deleted meanwhile, or answered by another order: nothing to tell it.
  if (answer.get('payOrder')?.orderId !== order.orderId) return
  tx.update(answer.ref, order.edited ? withdrawn(answer) : { payOrder: payOrderOf(order) })
}

export interface Settled {
  order: PayOrder
  happened: OrderHappening | null
  refused: OrderRefusal | null
}

/** Fields that events change; the rest of an order never does. */
const changedFields = (order: PayOrder) => ({
  state: order.state,
  status: statusOfState(order.state),
  edited: order.edited,
  reference: order.reference,
  paidBy: order.paidBy,
  paidAt: order.paidAt,
  seen: order.seen,
  tickets: order.tickets,
})

/**
 * Lets something happen to an order: by the domain's machine, at once with its stock, its tickets, its answer and an
 * entry in the audit trail, or not at all. Again changes nothing.
 * @param by who did it
 * @returns null when there is no such order
 */
export function settleOrder(ref: DocumentReference, event: OrderEvent, by: Actor): Promise<Settled | null> {
  return inTransaction(async (tx) => {
    const before = decode(payOrderSchema, await tx.get(ref))
    if (!before) return null
    const [stock, answer] = await Promise.all([
      readStock(tx, before.form),
      tx.get(database().doc(answerPath(before.id))),
    ])
    const known = stock ?? { municipalityPath: before.municipalityPath, places: {} }
    const { happened, refused, ...step } = applyToOrder(before, placesOf(known, before), event)
    const order = withTickets(step.order)
    if (order.seen.length === before.seen.length && happened === null) return { order, happened, refused }
    tx.update(ref, changedFields(order))
    if (happened === null) return { order, happened, refused }
    tx.set(database().doc(stockPath(order.form)), withPlaces(known, order, step.places))
    writeTickets(tx, order, happened)
    writeAnswer(tx, answer, order)
    const tipo = KINDS[happened]
    tx.set(auditRef(tipo, ref.id), auditDocument(by, { tipo, ...aboutOrder(order) }))
    return { order, happened, refused }
  }, TURNS)
}
