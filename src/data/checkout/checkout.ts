import type { Caller } from '../../domain/calls/contract'
import { EDIT_ORDER } from '../../domain/calls/edit-order'
import { byOwnClock } from '../../domain/payment/order-view'
import { GET_ORDER, type OrderOnPage } from '../../domain/calls/get-order'
import type { OrderId } from '../../domain/payment/order-id'
import { isForBuyers, orderRefusalOf } from '../../domain/payment/order-refusal'
import { FIND_ORDER, PLACE_ORDER } from '../../domain/calls/place-order'
import {
  TO_PAY,
  toPayResponseSchema,
  type ToPayRequest,
  type ToPayResponse,
} from '../../domain/payment/to-pay'
import { stockSchema, type Stock } from '../../domain/payment/stock'
import { stockPath } from '../../domain/store-paths'
import type { Checkout, CheckoutFailure } from '../../lib/checkout-port'
import { decode, unnamed } from '../converters'
import { repeatable } from '../change'
import { DataError, detailsOf, errorCodeOf, isRefusal, serviceFailureOf } from '../errors'
import { proofHeaders } from '../proof'
import { callPublic, functionAddress } from '../public/call'
import { getStored, type Asker } from '../rest'
import { withTimeout } from '../with-timeout'
import type { PlaceOrderResponse } from '../../domain/payment/placed-order'

export type { OrderOnPage } from '../../domain/calls/get-order'

const REFUSED = 'refused'

/**
 * An order, for anybody who knows its number and its answer's id (PAY-07).
 * @throws DataError `notFound`, `rateLimitExceeded`, `offline`, `timeout`, `unknown`, `damaged`
 */
export const getOrder = (order: OrderId): Promise<OrderOnPage> =>
  callPublic(GET_ORDER, { orderId: order.orderId, id: order.id })

/** How many tickets a form has left; null when nothing is known of it. */
async function readStock(formId: string, asker: Asker): Promise<Stock | null> {
  try {
    return decode(stockSchema, await withTimeout(getStored(stockPath(formId), asker)), unnamed)
  } catch {
    return null
  }
}

async function toPay(request: ToPayRequest): Promise<ToPayResponse['data']> {
  const ask = async () => {
    const response = await fetch(functionAddress(TO_PAY), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await proofHeaders('public')) },
      body: JSON.stringify(request),
    }).catch((cause: unknown) => {
      throw new DataError('offline', { cause })
    })
    // The page of a gateway is none of the function's answers, and counts as a service that does not respond.
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(REFUSED)
    return toPayResponseSchema.parse(body).data
  }
  return withTimeout(ask())
}

function failureOf(error: unknown): CheckoutFailure {
  const refusal = orderRefusalOf(detailsOf(error))
  if (refusal && isForBuyers(refusal)) return refusal
  const code = errorCodeOf(error)
  return code === 'offline' || code === 'limited' ? code : (serviceFailureOf(error) ?? 'failed')
}

/** As this device's clock has it. */
const here = (placed: PlaceOrderResponse): PlaceOrderResponse => ({
  ...placed,
  order: byOwnClock(placed.order, Date.now()),
})

/**
 * The checkout of one kind of buyer.
 * @param call calls a function as them
 * @param asker who reads the stock
 */
export const checkoutOf = (call: Caller, asker: () => Promise<Asker>): Checkout => ({
  stock: async (formId) => readStock(formId, await asker()),
  async place(request) {
    return here(await repeatable(() => call(PLACE_ORDER, request)))
  },
  async earlier(answer) {
    try {
      const found = await call(FIND_ORDER, { ...answer, look: true })
      return found && here(found)
    } catch (error) {
      // An answer that is gone has no order that could be gone on with.
      if (isRefusal(error)) return null
      throw error
    }
  },
  edit: ({ orderId, id }) => repeatable(() => call(EDIT_ORDER, { orderId, id })),
  // Asked by the order's buyer, whom no limit counts.
  order: async ({ orderId, id }) => byOwnClock(await call(GET_ORDER, { orderId, id }), Date.now()),
  toPay,
  failureOf,
})
