import { logger } from 'firebase-functions/v2'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { isMailAddress } from '../../../src/domain/mail/address'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { amountOf, renderReceipt } from '../pdf/receipt'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { municipalityOfAnswer } from '../platform/municipality'
import { wordingFor } from '../platform/wording'
import { writtenDocument, type WrittenEvent } from '../platform/written'
import { letterFrom } from './letter'
import { handIn } from './smtp'

/** Nobody knows by which clock the buyer lives; receipts of the page say it by theirs. */
const TIME_ZONE = 'UTC'

async function mailReceipt(order: PayOrder): Promise<void> {
  // A form is written in that language, and nobody knows another one of the buyer.
  const wording = wordingFor(BASE_LANGUAGE, TIME_ZONE)
  const { labels, tag } = wording
  const municipality = (await municipalityOfAnswer(order.municipalityPath))?.nombre ?? ''
  // When it was paid is left out: the mail says when it came.
  const content = await renderReceipt({ order: { ...order, paidAt: null }, municipality, wording })
  const amount = amountOf(order, wording)
  const said = fill(labels.receiptMail, { amount, form: order.formTitle, order: order.orderId })
  await handIn({
    id: idempotencyKey('comprobante', `${order.orderId}_${order.id}`),
    fromName: municipality,
    to: [order.email],
    subject: fill(labels.receiptSubject, { form: order.formTitle }),
    files: [{ filename: `${order.orderId}.pdf`, content, contentType: 'application/pdf' }],
    ...letterFrom([said, municipality], tag),
  })
}

/**
 * Sends the receipt of an order that was just paid to its buyer, once, where an address was given (PAY-08). The order
 * stands whatever becomes of the mail: the page has the receipt too.
 */
export async function onOrderWritten({ data }: WrittenEvent): Promise<void> {
  if (!data || data.before.get('state') === 'paid' || data.after.get('state') !== 'paid') return
  const ref = writtenDocument(data)
  const order = decode(payOrderSchema, data.after)
  if (!order || !isMailAddress(order.email)) return
  const isFirst = await database().runTransaction(async (tx) => {
    if ((await tx.get(ref)).get('mailed') !== undefined) return false
    tx.update(ref, { mailed: true })
    return true
  })
  if (!isFirst) return
  await mailReceipt(order).catch((error: unknown) =>
    logger.warn('a receipt was not mailed', { order: ref.id, error }),
  )
}
