import { Timestamp, type Query } from 'firebase-admin/firestore'
import { statisticsOf } from '../../../src/domain/access/things'
import {
  LIST_ORDERS,
  ORDERS_AT_A_TIME,
  type ListOrdersRequest,
  type ListOrdersResponse,
} from '../../../src/domain/calls/list-orders'
import type { ListedOrder, Span } from '../../../src/domain/payment/listed-order'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { formPath, ORDERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, auditCounted, thisHour, type AuditNote } from '../platform/audit'
import { decode } from '../platform/decode'
import { badRequest, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { namesOf } from '../platform/user-names'
import { aboutForm } from './about-order'

/** An order as staff see it, with people called by their names. */
const listed = ({ date, paidAt, ...order }: PayOrder, nameOf: (username: string) => string): ListedOrder => ({
  orderId: order.orderId,
  id: order.id,
  form: order.form,
  formTitle: order.formTitle,
  amount: order.amount,
  currency: order.currency,
  sign: order.sign,
  dni: order.dni,
  email: order.email,
  phone: order.phone,
  fullName: order.fullName,
  state: order.state,
  sectionName: order.sectionName,
  quanty: order.quanty,
  reference: order.reference,
  paidBy: nameOf(order.paidBy),
  edited: order.edited,
  date: date?.getTime() ?? null,
  paidAt: paidAt?.getTime() ?? null,
  code: order.code,
  refunds: order.devoluciones.map((refund) => ({
    ...{ at: refund.fecha?.getTime() ?? null, by: nameOf(refund.por), reason: refund.motivo },
    ...{ amount: refund.importe, tickets: refund.entradas, way: refund.medio, of: refund.de },
  })),
  secondPayment: order.pagoDoble && {
    at: order.pagoDoble.fecha.getTime(),
    reference: order.pagoDoble.referencia,
  },
  isRefundPending: order.devolucionEnCurso !== null,
  isForgotten: order.datosBorrados !== null,
})

/** What is asked for, and how a caller may see each of it. */
interface Asked {
  query: Query
  formTitle: string
  /** What the audit trail says of it. */
  about: Omit<AuditNote, 'tipo'>
  maySee: (order: PayOrder) => boolean
}

/** The orders of one form, the last number first: numbers are counted. */
async function ofForm({ ability }: StaffCaller, formId: string): Promise<Asked> {
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || ability.cannot('read', statisticsOf(form))) throw forbidden()
  const query = database().collection(ORDERS).where('form', '==', formId).orderBy('orderId', 'desc')
  return { query, formTitle: form.titulo, about: aboutForm(form), maySee: () => true }
}

/** Whatever happened to the money of the caller's municipality, of the forms whose statistics the caller sees. */
function ofMunicipality({ ability, user }: StaffCaller, inTime: (orders: Query) => Query): Asked {
  if (ability.cannot('read', 'formStatistics') || user.municipalityPath === '') throw forbidden()
  const own = database().collection(ORDERS).where('municipalityPath', '==', user.municipalityPath)
  const about = { municipalityPath: user.municipalityPath }
  return {
    ...{ query: inTime(own), formTitle: '', about },
    maySee: (order) => ability.can('read', statisticsOf(order)),
  }
}

const paidIn =
  ({ from, to }: Span) =>
  (orders: Query): Query =>
    orders
      .where('paidAt', '>=', Timestamp.fromMillis(from))
      .where('paidAt', '<', Timestamp.fromMillis(to))
      .orderBy('paidAt', 'desc')

/** An order may have been given back in parts, so one that moved later may have moved in that time too. */
const movedSince =
  ({ from }: Span) =>
  (orders: Query): Query =>
    orders.where('ultimoMovimiento', '>=', Timestamp.fromMillis(from)).orderBy('ultimoMovimiento', 'desc')

/** Whether money of an order went back, or came a second time, in a time. */
function movedIn({ devoluciones, pagoDoble }: PayOrder, { from, to }: Span): boolean {
  const moments = [...devoluciones.map(({ fecha }) => fecha), pagoDoble?.fecha ?? null]
  return moments.some((moment) => moment !== null && from <= moment.getTime() && moment.getTime() < to)
}

async function askedBy(caller: StaffCaller, { formId, paid, moved }: ListOrdersRequest): Promise<Asked> {
  if (formId !== null) return ofForm(caller, formId)
  if (paid !== null) return ofMunicipality(caller, paidIn(paid))
  const asked = ofMunicipality(caller, movedSince(moved))
  return { ...asked, maySee: (order) => movedIn(order, moved) && asked.maySee(order) }
}

/** The query from where the answer before ended. */
async function goingOn(query: Query, after: string | null): Promise<Query> {
  if (after === null) return query
  const last = await database().doc(`${ORDERS}/${after}`).get()
  if (!last.exists) throw badRequest()
  return query.startAfter(last)
}

/**
 * The orders of a form, or for the treasury whatever was paid or given back in a time, newest first and so many at once, for staff who
 * see the statistics of their forms (PAY-13): one read for each, and for each of the staff who took or gave money. Who read and maybe took away what buyers told of
 * themselves is in the audit trail (SEC-06).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const listOrders = served(LIST_ORDERS, async (call): Promise<ListOrdersResponse> => {
  const caller = await staffCaller(call)
  const request = call.checked()
  const asked = await askedBy(caller, request)
  const found = await (await goingOn(asked.query, request.after)).limit(ORDERS_AT_A_TIME).get()
  const seen = found.docs.flatMap((document) => {
    const order = decode(payOrderSchema, document)
    return order && asked.maySee(order) ? [order] : []
  })
  const names = await namesOf(
    seen.flatMap(({ paidBy, devoluciones }) => [paidBy, ...devoluciones.map(({ por }) => por)]),
  )
  const orders = seen.map((order) => listed(order, (username) => names.get(username) ?? username))
  const note = { tipo: 'pedidosVistos', ...asked.about, cantidad: orders.length } as const
  await auditCounted(actorOf(caller), note, [request.formId, caller.sid, thisHour()])
  const next = found.size < ORDERS_AT_A_TIME ? null : (found.docs.at(-1)?.id ?? null)
  return { formTitle: asked.formTitle, orders, next }
})
