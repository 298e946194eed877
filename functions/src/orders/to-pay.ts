import { isDeepStrictEqual } from 'node:util'
import { toPayRequestSchema, type ToPayRequest } from '../../../src/domain/calls/to-pay'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { decode } from '../platform/decode'
import type { Post, Posted } from '../platform/on-post'
import { REDSYS_URL } from '../platform/params'
import { toPayOf } from '../redsys/payment-request'
import { paymentPage } from '../redsys/page'
import { orderRef } from './order-ref'

const refused = (status: number): Posted => ({ status, body: { code: status } })

const isHeld = ({ state, holdUntil }: PayOrder, now: Date): boolean =>
  state === 'held' && now.getTime() < holdUntil.getTime()

/** The order that is asked for, when all that is asked is what we know of it. */
async function orderOf(asked: ToPayRequest): Promise<PayOrder | null> {
  const order = decode(payOrderSchema, await orderRef(asked.order, asked.id).get())
  return order && isDeepStrictEqual(toPayOf(order), asked) ? order : null
}

/**
 * Signs what the browser posts to the payment page (§2.7, PAY-04). Everything that is sent must be what the server knows:
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
  const data = {
    signatureVersion: page.Ds_SignatureVersion,
    merchantParameters: page.Ds_MerchantParameters,
    signature: page.Ds_Signature,
    id: order.id,
    url,
  }
  return { status: 200, body: { data } }
}
