import * as z from 'zod/mini'
import { TERMINAL } from '../../../src/domain/payment/to-pay'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { outsideFailed } from '../platform/errors'
import { askOutside, type OutsideSettings } from '../platform/outside'
import { REDSYS_QUERY_URL } from '../platform/params'
import { currencyDigits } from './currency'
import { verifyNotification, signMessage, signedMessageSchema, type Notification } from './message'

/** Messages are signed one by one: there is no key that is sent. */
const REDSYS: OutsideSettings = { system: 'redsys', address: REDSYS_QUERY_URL, key: { value: () => '' } }

const UNKNOWN = 'SIS0057'
const answerSchema = z.union([z.object({ errorCode: z.string() }), signedMessageSchema])

/** Whether the installation has an address at which the provider is asked. */
export const hasProvider = (): boolean => REDSYS_QUERY_URL.value().trim() !== ''

/** Whether the provider can be asked about an order. */
export const canQuery = (order: PayOrder): boolean =>
  hasProvider() && order.amount > 0 && order.merchantCode !== ''

const wrong = () => outsideFailed({ outside: 'redsys', reason: 'wrongAnswer' })

/** What a question is about. */
type Asked = Pick<PayOrder, 'id' | 'orderId' | 'merchantCode' | 'currency'>

const isOfOrder = (word: Notification, order: Asked): boolean =>
  word.order === order.orderId &&
  word.merchantCode === order.merchantCode &&
  word.currency === currencyDigits(order.currency) &&
  (word.data === '' || word.data === order.id)

/** Whether a message is about that order and what it costs. */
export const isAbout = (word: Notification, order: PayOrder): boolean =>
  isOfOrder(word, order) && word.amount === order.amount

const PAYMENT = '0'
const REFUND = '3'

interface Question {
  operation: string
  type: string
  /** In cents. */
  amount: number
  /** Lets a POST be tried a second time, where nothing can happen twice. */
  idempotencyKey?: string
}

/** What the provider says; null for an order, or a refund, that it does not know. */
async function ask(
  order: Asked,
  { operation, type, amount, idempotencyKey }: Question,
): Promise<Notification | null> {
  const parameters = {
    DS_MERCHANT_ORDER: order.orderId,
    DS_MERCHANT_MERCHANTCODE: order.merchantCode,
    DS_MERCHANT_TERMINAL: String(TERMINAL),
    DS_MERCHANT_TRANSACTIONTYPE: type,
    DS_MERCHANT_AMOUNT: String(amount),
    DS_MERCHANT_CURRENCY: currencyDigits(order.currency),
  }
  const body = signMessage(parameters, order.orderId, order.merchantCode)
  if (!body) throw outsideFailed({ outside: 'redsys', reason: 'refused' })
  const said = await askOutside(REDSYS, {
    operation,
    path: ['sis', 'rest', operation],
    body,
    schema: answerSchema,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
  if ('errorCode' in said) {
    if (said.errorCode === UNKNOWN) return null
    throw outsideFailed({ outside: 'redsys', reason: 'refused' })
  }
  const word = verifyNotification(said)
  if (typeof word === 'string' || !isOfOrder(word, order)) throw wrong()
  return word
}

/** Asking changes nothing, so it may be asked twice. */
const question = (order: Asked & Pick<PayOrder, 'amount'>, type: string): Question => ({
  operation: 'consultarPeticion',
  type,
  amount: order.amount,
  idempotencyKey: `consultarPeticion/${type}/${order.orderId}`,
})

/**
 * What the provider knows of an order (PAY-11); null when nobody ever paid or was refused.
 * @throws HttpsError when it does not answer, or not about this order
 */
export async function queryProvider(order: PayOrder): Promise<Notification | null> {
  const word = await ask(order, question(order, PAYMENT))
  if (word && !isAbout(word, order)) throw wrong()
  return word
}

/**
 * How much of an order the provider has given back, in cents.
 * @throws HttpsError when it does not answer, or not about this order
 */
export async function refundedAtProvider(order: PayOrder): Promise<number> {
  const word = await ask(order, question(order, REFUND))
  if (word && !word.refunded) throw wrong()
  return word?.amount ?? 0
}

/**
 * Has the provider give money of an order back. It is asked once: each time would be another refund.
 * @param amount in cents
 * @throws HttpsError when it does not, or does not say so
 */
export async function refundAtProvider(order: PayOrder, amount: number): Promise<void> {
  const word = await ask(order, { operation: 'trataPeticionREST', type: REFUND, amount })
  // An order that it does not know is one that it gives nothing back for.
  if (!word) throw outsideFailed({ outside: 'redsys', reason: 'refused' })
  if (!word.refunded || word.amount !== amount) throw wrong()
}

/** The counter of a municipality begins after it: no order has this number. */
const NO_ORDER = '0'.repeat(12)

/**
 * Asks about an order that nobody ever made, which the provider answers to a merchant that it knows, signed with the right key.
 * @throws HttpsError when it does not, or there is no key for the merchant
 */
export async function askAsMerchant(merchantCode: string): Promise<void> {
  const order = { id: '', orderId: NO_ORDER, merchantCode, currency: 'EUR', amount: 1 }
  await ask(order, question(order, PAYMENT))
}
