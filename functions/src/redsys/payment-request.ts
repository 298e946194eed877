import {
  MAX_DESCRIPTION,
  MAX_PAYER_NAME,
  TERMINAL,
  type ToPayRequest,
} from '../../../src/domain/calls/to-pay'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { currencyDigits } from './currency'

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** The beginning of a text that has room in so many letters; a letter with its accents is not cut in two. */
function cutText(text: string, most: number): string {
  let cut = ''
  for (const { segment } of segmenter.segment(text.trim())) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  return cut
}

/** What is asked to be paid for an order; null where no card is needed, or none is taken (PAY-13). */
export function toPayOf(order: PayOrder): ToPayRequest | null {
  if (order.amount === 0 || order.merchantCode === '' || currencyDigits(order.currency) === '') return null
  return {
    amount: order.amount,
    merchantCode: order.merchantCode,
    order: order.orderId,
    terminal: TERMINAL,
    productDescription: cutText(
      `${order.formTitle}: ${order.sectionName} × ${order.quanty}`,
      MAX_DESCRIPTION,
    ),
    titular: cutText(order.fullName, MAX_PAYER_NAME),
    id: order.id,
  }
}
