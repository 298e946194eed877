import type { OrderView } from '../../domain/payment/order-view'
import { currencyOf } from '../../domain/payment/payments'
import { formatPrice } from '../../domain/payment/price'
import { currentTag } from '../../lib/i18n'

/** An amount in the order's currency, as its buyer reads it. */
export const orderMoney = ({ currency, sign }: Pick<OrderView, 'currency' | 'sign'>, cents: number): string =>
  formatPrice(cents, currencyOf(currency, sign), currentTag())
