import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { HttpsError } from 'firebase-functions/v2/https'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { isMailAddress } from '../../../src/domain/mail/address'
import { payOrderSchema, type PayOrder } from '../../../src/domain/payment/pay-order'
import { zoneOf } from '../../../src/domain/zone'
import { aboutOrder } from '../orders/about-order'
import { drawnBrand } from '../pdf/brand'
import { amountOf, renderReceipt } from '../pdf/receipt'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { wordingFor, type Wording } from '../platform/wording'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { letterFrom } from './letter'
import { submitMail } from './smtp'

/** What the mail says; nobody paid for what is free (PAY-13). */
export function receiptWords(
  order: Pick<PayOrder, 'amount' | 'currency' | 'sign' | 'formTitle' | 'orderId'>,
  wording: Wording,
): { subject: string; text: string } {
  const { labels } = wording
  const [subject, text] =
    order.amount === 0
      ? [labels.freeReceiptSubject, labels.freeReceiptMail]
      : [labels.receiptSubject, labels.receiptMail]
  const values = { amount: amountOf(order, wording), form: order.formTitle, order: order.orderId }
  return { subject: fill(subject, values), text: fill(text, values) }
}

async function mailReceipt(order: PayOrder): Promise<void> {
  const sender = await senderAt(order.municipalityPath)
  // A form is written in that language, and nobody knows another one of the buyer.
  const wording = wordingFor(BASE_LANGUAGE, zoneOf(sender))
  const { nombre: municipality, marca } = sender
  const brand = await drawnBrand(marca)
  const content = await renderReceipt({ order, municipality, brand, wording })
  const { subject, text } = receiptWords(order, wording)
  await submitMail({
    id: idempotencyKey('comprobante', `${order.orderId}_${order.id}`),
    fromName: municipality,
    to: [order.email],
    subject,
    files: [{ filename: `${order.orderId}.pdf`, content, contentType: 'application/pdf' }],
    ...letterFrom([text], sender, wording.tag),
  })
}

/** A try is over by then: the function is stopped after two minutes. */
const TRY_MS = 150_000
/** What still fails after an hour is not helped by another try. */
const GIVE_UP_MS = 3_600_000

type Turn = 'mine' | 'underWay' | 'over'

/**
 * Takes the one turn to send the receipt of an order; one that another try has not ended stays that one's a while.
 * @param from what became of the mail so far: nothing yet, or false where it did not go out
 */
const takeTurn = (ref: DocumentReference, from?: false): Promise<Turn> =>
  inTransaction(async (tx) => {
    const order = await tx.get(ref)
    // Given back meanwhile, or told to the buyer already.
    if (order.get('state') !== 'paid' || order.get('mailed') !== from) return 'over'
    const begun: unknown = order.get('mailBegun')
    if (begun instanceof Timestamp && Date.now() - begun.toMillis() < TRY_MS) return 'underWay'
    tx.update(ref, { mailBegun: Timestamp.now() })
    return 'mine'
  })

/** Notes what became of the mail, in the audit trail too: there is no other try. */
async function endTurn(ref: DocumentReference, order: PayOrder, isSent: boolean): Promise<void> {
  const note = { tipo: 'email', ...aboutOrder(order), cantidad: isSent ? 1 : 0 } as const
  const batch = database().batch()
  batch.update(ref, { mailed: isSent, mailBegun: FieldValue.delete() })
  batch.set(auditRef('email', ref.id), auditDocument(NOBODY, note))
  await batch.commit()
}

/**
 * Sends the receipt of an order that was just paid to its buyer, once, where an address was given (PAY-08). While the
 * mail server is down it is tried again for an hour; a mail that is refused, or whose arrival nobody knows, is not
 * repeated, and the audit trail says that it was not sent. The order stands whatever becomes of the mail: the page has
 * the receipt too.
 * @throws to be delivered again
 */
export async function onOrderWritten({ data, time }: WrittenEvent): Promise<void> {
  if (!data || data.before.get('state') === 'paid' || data.after.get('state') !== 'paid') return
  const ref = writtenDocument(data)
  const order = decode(payOrderSchema, data.after)
  if (!order || !isMailAddress(order.email)) return
  const turn = await takeTurn(ref)
  if (turn === 'over') return
  if (turn === 'underWay') throw new Error('another try to mail this receipt is not over')
  try {
    await mailReceipt(order)
  } catch (error) {
    logger.warn('a receipt was not mailed', { order: ref.id, error })
    const { reason } = (error instanceof HttpsError && outsideFailureOf(error.details)) || {}
    const isLate = Date.now() - new Date(time).getTime() >= GIVE_UP_MS
    if (isLate || reason === 'refused' || reason === 'timeout') return endTurn(ref, order, false)
    await ref.update({ mailBegun: FieldValue.delete() })
    throw error
  }
  await endTurn(ref, order, true)
}

/**
 * Sends a receipt that did not go out once more, because somebody asks for it (OPS-05); of several who ask at once, one
 * sends it.
 * @returns whether it went out
 */
export async function sendReceiptAgain(snapshot: DocumentSnapshot): Promise<boolean> {
  const order = decode(payOrderSchema, snapshot)
  if (!order || !isMailAddress(order.email)) return false
  if ((await takeTurn(snapshot.ref, false)) !== 'mine') return false
  const isSent = await mailReceipt(order).then(
    () => true,
    (error: unknown) => {
      logger.warn('a receipt was not mailed again', { order: snapshot.id, error })
      return false
    },
  )
  await endTurn(snapshot.ref, order, isSent)
  return isSent
}
