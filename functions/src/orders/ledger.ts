/** What happens to an order, in one commit with its tickets, its answer and its entry in the audit trail. */
import { isDeepStrictEqual } from 'node:util'
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { AuditKind } from '../../../src/domain/audit/entry'
import type { OrderCallRefusal } from '../../../src/domain/payment/order-refusal'
import {
  applyToOrder,
  type OrderEvent,
  type OrderHappening,
  type OrderRefusal,
} from '../../../src/domain/payment/order'
import {
  payOrderSchema,
  statusOfState,
  validTickets,
  type PayOrder,
} from '../../../src/domain/payment/pay-order'
import { placesOf, withPlaces } from '../../../src/domain/payment/stock'
import { answerPath, stockPath, ticketPath, TICKETS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { aboutOrder } from './about-order'
import { answerAsOrdered } from './answer-fields'
import { readStock } from './read-stock'
import { ticketCodes } from './tickets'
import { CONTENTION } from './run-exclusive'

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
  paidTwice: 'pagoSinCoincidir',
  forgotten: 'pedidoSinDatos',
}

/** Makes the tickets of an order that is paid now. */
export function writeTickets(tx: Transaction, order: PayOrder): void {
  for (const [index, code] of order.tickets.entries()) {
    tx.set(database().doc(ticketPath(order.form, code)), {
      ...{ code, orderId: order.orderId, id: order.id, sectionName: order.sectionName, number: index + 1 },
      ...{ fullName: order.fullName, usedAt: null, usedBy: '', device: '' },
    })
  }
}

/** The tickets that a refund takes back: those that nobody used first, the last ones first. */
async function takenBack(tx: Transaction, order: PayOrder, event: OrderEvent): Promise<string[]> {
  const valid = validTickets(order)
  if (event.type !== 'refund' || event.refund.entradas === 0 || valid.length === 0) return []
  const tickets = await tx.getAll(...valid.map((code) => database().doc(ticketPath(order.form, code))))
  const isUsed = (code: string) =>
    tickets.some((ticket) => ticket.id === code && ticket.get('usedAt') != null)
  const last = valid.toReversed()
  const inTurn = [...last.filter((code) => !isUsed(code)), ...last.filter(isUsed)]
  return inTurn.slice(0, event.refund.entradas)
}

/** The order with the tickets that its state gives it; those that were given stay, whatever key makes new ones. */
export const withTickets = (order: PayOrder): PayOrder =>
  order.state === 'paid' && order.tickets.length === 0
    ? { ...order, status: statusOfState(order.state), tickets: ticketCodes(order) }
    : order

function writeAnswer(tx: Transaction, answer: DocumentSnapshot, order: PayOrder): void {
  // Deleted meanwhile, or answered by another order: nothing to tell it.
  if (answer.get('payOrder')?.orderId !== order.orderId) return
  tx.update(answer.ref, answerAsOrdered(answer.data() ?? {}, order))
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
  anuladas: order.anuladas,
  devoluciones: order.devoluciones,
  devolucionEnCurso: order.devolucionEnCurso,
  pagoDoble: order.pagoDoble,
  datosBorrados: order.datosBorrados,
  // A refund that nobody ends is looked at by the next reconciliation.
  ...(order.devolucionEnCurso && { nextCheck: Timestamp.now() }),
})

/** When money last went back or came again, for the treasury's list; only that of a refund or a second payment. */
const lastMove = (order: PayOrder, happened: OrderHappening | null) => {
  const moment = happened === 'refunded' ? order.devoluciones.at(-1)?.fecha : order.pagoDoble?.fecha
  return (happened === 'refunded' || happened === 'paidTwice') && moment ? { ultimoMovimiento: moment } : {}
}

/** What a deleted answer leaves of its order: what accounts need, without the person. */
const WITHOUT_BUYER = { dni: '', email: '', fullName: '', phone: '', uid: '', code: '', claves: [] }

/** The tickets that name the buyer of an order. */
async function namedTickets(tx: Transaction, order: PayOrder): Promise<DocumentReference[]> {
  const tickets = database().collection(`${stockPath(order.form)}/${TICKETS}`)
  return (await tx.get(tickets.where('id', '==', order.id).select())).docs.map(({ ref }) => ref)
}

/** Names the entry: what can happen several times to an order has a name for each time. */
const noteKey = (order: PayOrder, happened: OrderHappening): string[] => {
  if (happened === 'refunded') return [order.devoluciones.at(-1)?.intento ?? '']
  return happened === 'paidTwice' ? ['alli'] : []
}

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
    const back = happened === 'refunded' ? await takenBack(tx, before, event) : []
    const named = happened === 'forgotten' ? await namedTickets(tx, before) : []
    const order = { ...withTickets(step.order), anuladas: [...before.anuladas, ...back] }
    if (happened === null && isDeepStrictEqual(order, before)) return { order, happened, refused }
    tx.update(ref, { ...changedFields(order), ...lastMove(order, happened) })
    if (happened === null) return { order, happened, refused }
    tx.set(database().doc(stockPath(order.form)), withPlaces(known, order, step.places))
    if (happened === 'paid') writeTickets(tx, order)
    for (const code of back) tx.delete(database().doc(ticketPath(order.form, code)))
    if (happened === 'forgotten') tx.update(ref, WITHOUT_BUYER)
    for (const ticket of named) tx.update(ticket, { fullName: '' })
    writeAnswer(tx, answer, order)
    const tipo = KINDS[happened]
    const motivo = happened === 'paidTwice' ? { motivo: 'alli' } : {}
    const entry = auditDocument(by, { tipo, ...motivo, ...aboutOrder(order) })
    tx.set(auditRef(tipo, ref.id, ...noteKey(order, happened)), entry)
    return { order, happened, refused }
  }, CONTENTION)
}
