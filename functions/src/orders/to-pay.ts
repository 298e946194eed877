import { isDeepStrictEqual } from 'node:util'
import type { DocumentReference } from 'firebase-admin/firestore'
import { toPayRequestSchema, type ToPayRequest } from '../../../src/domain/payment/to-pay'
import { holdEnd } from '../../../src/domain/payment/order'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import type { Post, Posted } from '../platform/on-post'
import { REDSYS_URL } from '../platform/params'
import { toPayOf } from '../redsys/payment-request'
import { paymentPage } from '../redsys/page'
import { orderRef } from './order-ref'

const refused = (status: number): Posted => ({ status, body: { code: status } })

const isHeld = ({ state, holdUntil }: PayOrder, now: Date): boolean =>
  state === 'held' && now.getTime() < holdUntil.getTime()

/**
 * Keeps the tickets for the whole time from now on: whoever is at the payment page has begun to pay. Again changes nothing.
 * @returns null when the order cannot be paid any more
 */
function beginPaying(ref: DocumentReference): Promise<PayOrder | null> {
  return inTransaction(async (tx) => {
    const order = decode(payOrderSchema, await tx.get(ref))
    if (!order || !isHeld(order, new Date())) return null
    const holdUntil = order.date === null ? order.holdUntil : holdEnd(order.date)
    if (holdUntil > order.holdUntil) tx.update(ref, { holdUntil, nextCheck: holdUntil })
    return order
  })
}

/** The order that is asked for, when all that is asked is what we know of it. */
async function orderOf(asked: ToPayRequest): Promise<PayOrder | null> {
  const order = decode(payOrderSchema, await orderRef(asked.order, asked.id).get())
  return order && isDeepStrictEqual(toPayOf(order), asked) ? order : null
}

/**
 * Signs what the browser posts to the payment page (§2.7, PAY-04), and keeps the tickets while it is paid there. Everything that is sent must be what the server knows:
 * amount, merchant, order, description and holder are computed here, never taken from there.
 * @returns 200 with `data`; 400 when anything differs, 409 when the order cannot be paid any more, 502 when nothing can be
 * signed for the merchant
 */
export async function toPay(post: Post): Promise<Posted> {
  const parsed = toPayRequestSchema.safeParse(post.data)
  const order = parsed.success ? await orderOf(parsed.data) : null
  if (!parsed.success || !order) return refused(400)
  if (!isHeld(order, new Date())) return refused(409)
  const url = REDSYS_URL.value().trim()
  const page = url === '' ? null : paymentPage(order, parsed.data)
  if (!page) return refused(502)
  // Taken at the counter or ended meanwhile.
  if (!(await beginPaying(orderRef(order.orderId, order.id)))) return refused(409)
  const data = {
    signatureVersion: page.Ds_SignatureVersion,
    merchantParameters: page.Ds_MerchantParameters,
    signature: page.Ds_Signature,
    id: order.id,
    url,
  }
  return { status: 200, body: { data } }
}
