import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { sameValue } from '../../../src/domain/same-value'
import { toPayOf } from '../redsys/payment-request'
import { viewOf } from './view'
import type { PlaceOrderResponse, OtherChoice } from '../../../src/domain/payment/placed-order'

/** Whether an order is for something else than is asked for now, or for somebody else. */
export function isOther(order: PayOrder, other: OtherChoice | null): boolean {
  if (!other) return false
  const { paymentId, sectionId, quanty, fullName, dni, email, phone } = order
  const { clientFullName, clientID, clientEmail, clientPhoneNumber } = other.buyer
  return !sameValue(
    [paymentId, sectionId, quanty, fullName, dni, email, phone],
    [
      other.paymentId,
      other.sectionId,
      other.quanty,
      clientFullName,
      clientID,
      clientEmail,
      clientPhoneNumber,
    ],
  )
}

/** What its buyer is told of an order that was placed, now or before. */
export const placeOrderResponse = (order: PayOrder, isEarlier: boolean): PlaceOrderResponse => ({
  order: viewOf(order),
  isEarlier,
  pay: order.state === 'held' ? toPayOf(order) : null,
})
