import { Timestamp, type Query } from 'firebase-admin/firestore'
import { statisticsOf } from '../../../src/domain/access/things'
import {
  listOrdersRequestSchema,
  ORDERS_AT_A_TIME,
  type ListedOrder,
  type ListOrdersResponse,
} from '../../../src/domain/calls/list-orders'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { formPath, ORDERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, auditCounted, thisHour, type AuditNote } from '../platform/audit'
import { decode } from '../platform/decode'
import { badRequest, forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { aboutForm } from './about-order'

const listed = ({ date, paidAt, ...order }: PayOrder): ListedOrder => ({
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
  paidBy: order.paidBy,
  edited: order.edited,
  date: date?.getTime() ?? null,
  paidAt: paidAt?.getTime() ?? null,
  code: order.code,
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

/** Whatever the caller's municipality was paid in a time, of the forms whose statistics the caller sees. */
function ofTime({ ability, user }: StaffCaller, { from, to }: { from: number; to: number }): Asked {
  if (ability.cannot('read', 'formStatistics') || user.municipalityPath === '') throw forbidden()
  const query = database()
    .collection(ORDERS)
    .where('municipalityPath', '==', user.municipalityPath)
    .where('paidAt', '>=', Timestamp.fromMillis(from))
    .where('paidAt', '<', Timestamp.fromMillis(to))
    .orderBy('paidAt', 'desc')
  const about = { municipalityPath: user.municipalityPath }
  return { query, formTitle: '', about, maySee: (order) => ability.can('read', statisticsOf(order)) }
}

/** The query from where the answer before ended. */
async function goingOn(query: Query, after: string | null): Promise<Query> {
  if (after === null) return query
  const last = await database().doc(`${ORDERS}/${after}`).get()
  if (!last.exists) throw badRequest()
  return query.startAfter(last)
}

/**
 * The orders of a form, or for the treasury whatever was paid in a time, newest first and so many at once, for staff who
 * see the statistics of their forms (PAY-13): one read for each. Who read and maybe took away what buyers told of
 * themselves is in the audit trail (SEC-06).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export async function listOrders(request: StaffRequest & { data: unknown }): Promise<ListOrdersResponse> {
  const caller = await staffCaller(request)
  const { formId, paid, after } = checkedRequest(listOrdersRequestSchema, request.data)
  const asked = formId === null ? ofTime(caller, paid) : await ofForm(caller, formId)
  const found = await (await goingOn(asked.query, after)).limit(ORDERS_AT_A_TIME).get()
  const orders = found.docs.flatMap((document) => {
    const order = decode(payOrderSchema, document)
    return order && asked.maySee(order) ? [listed(order)] : []
  })
  const note = { tipo: 'pedidosVistos', ...asked.about, cantidad: orders.length } as const
  await auditCounted(actorOf(caller), note, [formId, caller.sid, thisHour()])
  const next = found.size < ORDERS_AT_A_TIME ? null : (found.docs.at(-1)?.id ?? null)
  return { formTitle: asked.formTitle, orders, next }
}
