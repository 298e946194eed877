import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { currencyOf } from '../../domain/payment/payments'
import { currentTag } from '../../lib/i18n'
import { formatPrice } from '../../domain/payment/price'
import { PriceFacts } from './PriceFacts'

/** What an order is about and what it costs. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { t } = useTranslation('payment')
  const money = (cents: number) => formatPrice(cents, currencyOf(order.currency, order.sign), currentTag())
  return (
    <PriceFacts
      total={money(order.amount)}
      facts={[
        [t('summary.order'), order.orderId],
        [t('summary.section'), order.sectionName],
        [t('order.quanty'), String(order.quanty)],
        [t('summary.price'), money(order.price)],
        [t('buyer.clientFullName'), order.fullName],
      ]}
    />
  )
}
