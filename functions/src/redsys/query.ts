import * as z from 'zod/mini'
import { TERMINAL } from '../../../src/domain/calls/to-pay'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { outsideFailed } from '../platform/errors'
import { askOutside, type OutsideSettings } from '../platform/outside'
import { REDSYS_QUERY_URL } from '../platform/params'
import { currencyDigits } from './currency'
import { believed, signed, signedSchema, type Word } from './message'

/** Messages are signed one by one: there is no key that is sent. */
const REDSYS: OutsideSettings = { system: 'redsys', address: REDSYS_QUERY_URL, key: { value: () => '' } }

const UNKNOWN = 'SIS0057'
const answerSchema = z.union([z.object({ errorCode: z.string() }), signedSchema])

/** Whether the provider can be asked at all. */
export const canAsk = (order: PayOrder): boolean =>
  REDSYS_QUERY_URL.value().trim() !== '' && order.amount > 0 && order.merchantCode !== ''

const wrong = () => outsideFailed({ outside: 'redsys', reason: 'wrongAnswer' })

/** Whether a message is about that order and what it costs. */
export const isAbout = (word: Word, order: PayOrder): boolean =>
  word.order === order.orderId &&
  word.merchantCode === order.merchantCode &&
  word.amount === order.amount &&
  word.currency === currencyDigits(order.currency) &&
  (word.data === '' || word.data === order.id)

async function ask(order: PayOrder, operation: string, type: string): Promise<Word | null> {
  const parameters = {
    DS_MERCHANT_ORDER: order.orderId,
    DS_MERCHANT_MERCHANTCODE: order.merchantCode,
    DS_MERCHANT_TERMINAL: String(TERMINAL),
    DS_MERCHANT_TRANSACTIONTYPE: type,
    DS_MERCHANT_AMOUNT: String(order.amount),
    DS_MERCHANT_CURRENCY: currencyDigits(order.currency),
  }
  const body = signed(parameters, order.orderId, order.merchantCode)
  if (!body) throw outsideFailed({ outside: 'redsys', reason: 'refused' })
  const said = await askOutside(REDSYS, {
    operation,
    path: ['sis', 'rest', operation],
    body,
    schema: answerSchema,
    // The provider refunds an order once, and asking changes nothing.
    idempotencyKey: `${operation}/${order.orderId}`,
  })
  if ('errorCode' in said) {
    if (said.errorCode === UNKNOWN) return null
    throw outsideFailed({ outside: 'redsys', reason: 'refused' })
  }
  const word = believed(said)
  if (typeof word === 'string' || !isAbout(word, order)) throw wrong()
  return word
}

/**
 * What the provider knows of an order (PAY-11); null when nobody ever paid or was refused.
 * @throws HttpsError when it does not answer, or not about this order
 */
export const askProvider = (order: PayOrder): Promise<Word | null> => ask(order, 'consultarPeticion', '0')

/**
 * Has the provider give the money of an order back. Again is no error there.
 * @throws HttpsError when it does not
 */
export async function refundAtProvider(order: PayOrder): Promise<void> {
  const word = await ask(order, 'trataPeticionREST', '3')
  if (!word?.refunded) throw wrong()
}
