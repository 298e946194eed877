import { statisticsOf } from '../../../src/domain/access/things'
import {
  listOrdersRequestSchema,
  MAX_LISTED_ORDERS,
  type ListedOrder,
  type ListOrdersResponse,
} from '../../../src/domain/calls/list-orders'
import { formHeadSchema } from '../../../src/domain/form/form'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { formPath, ORDERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { badRequest, forbidden } from '../platform/errors'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'

const listed = ({ date, paidAt, ...order }: PayOrder): ListedOrder => ({
  orderId: order.orderId,
  id: order.id,
  amount: order.amount,
  currency: order.currency,
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

/**
 * The orders of a form, newest first, for staff who see its statistics (PAY-13): one read for each.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export async function listOrders(request: StaffRequest & { data: unknown }): Promise<ListOrdersResponse> {
  const caller = await staffCaller(request)
  const asked = listOrdersRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { formId } = asked.data
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || caller.ability.cannot('read', statisticsOf(form))) throw forbidden()
  const found = await database()
    .collection(ORDERS)
    .where('form', '==', formId)
    .limit(MAX_LISTED_ORDERS + 1)
    .get()
  const orders = found.docs.flatMap((document) => {
    const order = decode(payOrderSchema, document)
    return order ? [listed(order)] : []
  })
  orders.sort((one, other) => (other.date ?? 0) - (one.date ?? 0))
  return {
    formTitle: form.titulo,
    orders: orders.slice(0, MAX_LISTED_ORDERS),
    more: found.size > MAX_LISTED_ORDERS,
  }
}
