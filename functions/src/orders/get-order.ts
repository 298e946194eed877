import { HttpsError } from 'firebase-functions/v2/https'
import { GET_ORDER_CHECKED, type OrderOnPage } from '../../../src/domain/calls/get-order'
import { payOrderSchema } from '../../../src/domain/payment/pay-order'
import { answerPath } from '../../../src/domain/store-paths'
import { callerNetwork } from '../limits/address'
import { isBinned } from '../answers/binned'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { orderRef } from './order-ref'
import { viewOf } from './view'

/** Whether an appointment is booked with an answer (APPT-01). */
async function isBooked(answerId: string): Promise<boolean> {
  const [answer] = await database().getAll(database().doc(answerPath(answerId)), {
    fieldMask: ['opcionales.addAppointment'],
  })
  return answer?.get('opcionales.addAppointment') === true
}

/**
 * An order for anybody who knows its answer's id, which nobody guesses (PAY-07, PAY-10). Its buyer's own account asks as
 * often as it likes, everybody else so many times an hour from one network (SEC-03).
 * @throws HttpsError `not-found`, `invalid-argument`, `resource-exhausted`
 */
export const getOrder = served(GET_ORDER_CHECKED, async (request): Promise<OrderOnPage> => {
  const { orderId, id } = request.checked()
  const order = decode(payOrderSchema, await orderRef(orderId, id).get())
  if (!order || order.uid !== request.auth?.uid) {
    const who = callerNetwork(request)
    await consumeRateLimit({ what: 'pedidos', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  }
  // With its answer the link to an order ends, and comes back with it from the bin.
  if (!order || order.datosBorrados || (await isBinned(id)))
    throw new HttpsError('not-found', 'There is no such order.')
  const [emisor, books] = await Promise.all([
    senderAt(order.municipalityPath),
    order.state === 'paid' && isBooked(id),
  ])
  return { ...viewOf(order), emisor, books }
})
