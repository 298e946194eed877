import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { orderMoney } from './order-money'
import { PriceFacts } from './PriceFacts'

/** What an order is about and what it costs. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { t } = useTranslation('payment')
  return (
    <PriceFacts
      total={orderMoney(order, order.amount)}
      facts={[
        [t('summary.order'), order.orderId],
        [t('summary.section'), order.sectionName],
        [t('order.quanty'), String(order.quanty)],
        [t('summary.price'), orderMoney(order, order.price)],
        [t('buyer.clientFullName'), order.fullName],
      ]}
    />
  )
}
