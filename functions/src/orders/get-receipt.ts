import { HttpsError } from 'firebase-functions/v2/https'
import { GET_RECEIPT_CHECKED, type GetReceiptResponse } from '../../../src/domain/calls/get-receipt'
import { payOrderSchema } from '../../../src/domain/payment/pay-order'
import { orderPath } from '../../../src/domain/store-paths'
import { zoneOf } from '../../../src/domain/zone'
import { isBinned } from '../answers/binned'
import { callerNetwork } from '../limits/address'
import { withConcurrencyLimit } from '../limits/concurrency-limit'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { drawnBrand } from '../pdf/brand'
import { renderReceipt } from '../pdf/receipt'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { wordingFor } from '../platform/wording'

/**
 * The receipt of a paid order for anybody who knows its answer's id, which nobody guesses (PAY-08): so many an hour from
 * one network (SEC-03). It is made anew each time and kept nowhere.
 * @throws HttpsError `not-found` also for an order that is not paid, `invalid-argument`, `resource-exhausted`
 */
export const getReceipt = served(GET_RECEIPT_CHECKED, async (request): Promise<GetReceiptResponse> => {
  const { orderId, id, language } = request.checked()
  const who = callerNetwork(request)
  await consumeRateLimit({ what: 'comprobantes', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  const order = decode(payOrderSchema, await database().doc(orderPath(orderId, id)).get())
  if (order?.state !== 'paid' || order.datosBorrados || (await isBinned(id)))
    throw new HttpsError('not-found', 'There is no such receipt.')
  const sender = await senderAt(order.municipalityPath)
  const [brand, wording] = [await drawnBrand(sender.marca), wordingFor(language, zoneOf(sender))]
  const parts = { order, municipality: sender.nombre, brand, wording }
  const pdf = await withConcurrencyLimit(who, () => renderReceipt(parts))
  return { pdf: pdf.toString('base64') }
})
