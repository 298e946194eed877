import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { HOLD_MINUTES } from '../../domain/payment/order'
import { formatTime } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import styles from './Purchase.module.css'

const MINUTE_MS = 60_000
/** Whole minutes are shown and no seconds, so that nobody feels hurried. */
const TICK_MS = 15_000

/** Until when the tickets are kept, in words. */
export function TimeLeft({ order }: { order: Pick<OrderView, 'holdUntil'> }) {
  const { t } = useTranslation('payment')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  // A wrong clock on the device never shows more than the whole time.
  const minutes = Math.min(HOLD_MINUTES, Math.ceil((order.holdUntil - now) / MINUTE_MS))
  const time = formatTime(new Date(order.holdUntil), useZone())
  return (
    <p className={styles.until}>
      {minutes > 0 ? t('open.until', { count: minutes, time }) : t('open.timeOver')}
    </p>
  )
}
