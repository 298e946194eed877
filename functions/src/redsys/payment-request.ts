import {
  MAX_DESCRIPTION,
  MAX_PAYER_NAME,
  TERMINAL,
  type ToPayRequest,
} from '../../../src/domain/payment/to-pay'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { currencyDigits } from './currency'
import { cutText } from '../../../src/domain/text/cut'

/** What is asked to be paid for an order; null where no card is needed, or none is taken (PAY-13). */
export function toPayOf(order: PayOrder): ToPayRequest | null {
  if (order.amount === 0 || order.merchantCode === '' || currencyDigits(order.currency) === '') return null
  return {
    amount: order.amount,
    merchantCode: order.merchantCode,
    order: order.orderId,
    terminal: TERMINAL,
    productDescription: cutText(
      `${order.formTitle}: ${order.sectionName} × ${order.quanty}`.trim(),
      MAX_DESCRIPTION,
    ),
    titular: cutText(order.fullName.trim(), MAX_PAYER_NAME),
    id: order.id,
  }
}
