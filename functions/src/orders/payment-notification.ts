import { createHash } from 'node:crypto'
import { isDocumentId } from '../../../src/domain/document-id'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { callerNetwork } from '../limits/address'
import { audit, NOBODY, thisHour } from '../platform/audit'
import { decode } from '../platform/decode'
import type { Post, Posted } from '../platform/on-post'
import { originOf } from '../platform/origin'
import {
  verifyNotification,
  signedMessageSchema,
  type VerificationError,
  type SignedMessage,
  type Notification,
} from '../redsys/message'
import { isAbout } from '../redsys/query'
import { aboutOrder } from './about-order'
import { settleOrder } from './ledger'
import { orderRef } from './order-ref'

/** Why a notification changes nothing. */
type Refusal = VerificationError | 'unknown' | 'other'

/** The same message again is the same event, whichever way it comes. */
const nameOf = ({ Ds_MerchantParameters: parameters }: SignedMessage): string =>
  createHash('sha256').update(parameters).digest('base64url').slice(0, 22)

/** In the trail once an hour for each reason and network: nobody fills it by trying (SEC-06). */
async function refuse(post: Post, motivo: Refusal, order: PayOrder | null): Promise<Posted> {
  const about = order ? aboutOrder(order) : {}
  const actor = { ...NOBODY, origen: originOf(post) }
  const key = [motivo, order?.orderId ?? '', callerNetwork(post), thisHour()]
  await audit(actor, { tipo: 'pagoRechazado', motivo, ...about }, key)
  // What is not stored yet may be when the provider tries again.
  return motivo === 'unknown' ? { status: 503, body: {} } : { status: 400, body: {} }
}

async function orderOf({ order, data }: Notification): Promise<PayOrder | null> {
  return isDocumentId(data) ? decode(payOrderSchema, await orderRef(order, data).get()) : null
}

/**
 * What the provider tells of a payment, of its own accord (PAY-05): the signature, the merchant, the order, the amount and
 * the currency must be right, and its response alone decides. Together with its answers to our questions this is the only
 * way to Pagado but the counter. Again changes nothing, and whatever is wrong changes nothing and is in the audit trail.
 * @returns 200 when it was heard; 503 when its order is not there (yet); 400 when it is not valid
 */
export async function redsysNotification(post: Post): Promise<Posted> {
  const message = signedMessageSchema.safeParse(post.data)
  if (!message.success) return refuse(post, 'shape', null)
  const word = verifyNotification(message.data)
  if (typeof word === 'string') return refuse(post, word, null)
  const order = await orderOf(word)
  if (!order) return refuse(post, 'unknown', null)
  if (!isAbout(word, order)) return refuse(post, 'other', order)
  // That money was given back we know from who gave it back.
  if (word.refunded) return { status: 200, body: {} }
  const { approved, reference } = word
  const event = { type: 'answer', id: nameOf(message.data), approved, reference, now: new Date() } as const
  await settleOrder(orderRef(order.orderId, order.id), event, NOBODY)
  return { status: 200, body: {} }
}
