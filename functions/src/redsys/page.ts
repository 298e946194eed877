import type { ToPayRequest } from '../../../src/domain/payment/to-pay'
import type { PayOrder } from '../../../src/domain/payment/pay-order'
import { APP_URL, FUNCTIONS_REGION, REDSYS_NOTIFY_URL } from '../platform/params'
import { currencyDigits } from './currency'
import { signMessage, type SignedMessage } from './message'

/** Where the provider tells of payments. */
const notifyAddress = (): string =>
  REDSYS_NOTIFY_URL.value().trim() ||
  `https://${FUNCTIONS_REGION.value()}-${process.env.GCLOUD_PROJECT ?? ''}.cloudfunctions.net/redsysNotification`

const returnAddress = (page: string, { orderId, id }: PayOrder): string =>
  `${APP_URL.value().trim().replace(/\/+$/, '')}/${page}/${orderId}/${encodeURIComponent(id)}`

/**
 * What the browser posts to the payment page, all of it ours (PAY-04).
 * @returns null when nothing can be signed for the merchant
 */
export function paymentPage(order: PayOrder, pay: ToPayRequest): SignedMessage | null {
  const parameters = {
    DS_MERCHANT_AMOUNT: String(pay.amount),
    DS_MERCHANT_ORDER: pay.order,
    DS_MERCHANT_MERCHANTCODE: pay.merchantCode,
    DS_MERCHANT_CURRENCY: currencyDigits(order.currency),
    DS_MERCHANT_TRANSACTIONTYPE: '0',
    DS_MERCHANT_TERMINAL: String(pay.terminal),
    DS_MERCHANT_MERCHANTURL: notifyAddress(),
    DS_MERCHANT_URLOK: returnAddress('pago-exitoso', order),
    DS_MERCHANT_URLKO: returnAddress('pago-denegado', order),
    DS_MERCHANT_PRODUCTDESCRIPTION: pay.productDescription,
    DS_MERCHANT_TITULAR: pay.titular,
    DS_MERCHANT_MERCHANTDATA: pay.id,
  }
  return signMessage(parameters, pay.order, pay.merchantCode)
}
