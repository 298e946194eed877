import type { OrderView } from '../calls/get-order'
import type { OrderId } from '../calls/order-id'
import type { BuyerRefusal } from '../calls/order-refusal'
import type { PlaceOrderRequest, PlaceOrderResponse } from '../calls/place-order'
import type { ServiceFailure } from '../calls/service-failure'
import type { ToPayRequest, ToPayResponse } from '../calls/to-pay'
import type { Stock } from './stock'

/** Why nothing was bought: what the server says, or that it could not be asked. */
export type CheckoutFailure = BuyerRefusal | ServiceFailure | 'offline' | 'limited' | 'failed'

/** Where tickets are bought. Everything may be asked again: an order is placed and taken back once. */
export interface Checkout {
  /** How many tickets the form has left; null when that is not known. */
  stock: (formId: string) => Promise<Stock | null>
  place: (request: Omit<PlaceOrderRequest, 'look'>) => Promise<PlaceOrderResponse>
  /** The order that an answer has, of which nobody heard; null for none. */
  earlier: (answer: Pick<PlaceOrderRequest, 'formId' | 'answerId'>) => Promise<PlaceOrderResponse | null>
  /** Takes an unpaid order back. */
  edit: (order: OrderId) => Promise<unknown>
  order: (order: OrderId) => Promise<OrderView>
  /** What is posted to the payment page (§2.7). */
  toPay: (request: ToPayRequest) => Promise<ToPayResponse['data']>
  failureOf: (error: unknown) => CheckoutFailure
}
