import type { OrderView } from '../domain/payment/order-view'
import type { OrderId } from '../domain/payment/order-id'
import type { BuyerRefusal } from '../domain/payment/order-refusal'
import type { ServiceFailure } from '../domain/failures/service-failure'
import type { ToPayRequest, ToPayResponse } from '../domain/payment/to-pay'
import type { Stock } from '../domain/payment/stock'
import type { PlaceOrderResponse, OrderWish } from '../domain/payment/placed-order'

/** Why nothing was bought: what the server says, or that it could not be asked. */
export type CheckoutFailure = BuyerRefusal | ServiceFailure | 'offline' | 'limited' | 'failed'

/** Where tickets are bought. Everything may be asked again: an order is placed and taken back once. */
export interface Checkout {
  /** How many tickets the form has left; null when that is not known. */
  stock: (formId: string) => Promise<Stock | null>
  place: (request: OrderWish) => Promise<PlaceOrderResponse>
  /** The order that an answer has, of which nobody heard; null for none. */
  earlier: (answer: Pick<OrderWish, 'formId' | 'answerId'>) => Promise<PlaceOrderResponse | null>
  /** Takes an unpaid order back. */
  edit: (order: OrderId) => Promise<unknown>
  order: (order: OrderId) => Promise<OrderView>
  /** What is posted to the payment page (§2.7). */
  toPay: (request: ToPayRequest) => Promise<ToPayResponse['data']>
  failureOf: (error: unknown) => CheckoutFailure
}
