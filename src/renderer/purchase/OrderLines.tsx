import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { FailureNotice } from './FailureNotice'
import { DoneLine } from './DoneLine'
import { orderMoney } from './order-money'
import { PriceFacts } from './PriceFacts'
import styles from './Purchase.module.css'
import type { OpenOrderWays } from './use-open-order'

interface OrderLinesProps {
  order: OrderView
  ways: OpenOrderWays
}

/** What was ordered and by whom, a line each with the way to change it, and what it costs in all. */
export function OrderLines({ order, ways }: OrderLinesProps) {
  const { t } = useTranslation('payment')
  const { busy, edit, failure } = ways
  return (
    <div className={styles.wizard}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <DoneLine
        name="order"
        said={[`${order.quanty} × ${order.sectionName}`]}
        busy={busy}
        onChange={() => void edit(0)}
      />
      <DoneLine name="buyer" said={[order.fullName]} busy={busy} onChange={() => void edit(1)} />
      <PriceFacts total={orderMoney(order, order.amount)} facts={[[t('summary.order'), order.orderId]]} />
    </div>
  )
}
