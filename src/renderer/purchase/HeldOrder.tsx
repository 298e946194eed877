import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import type { CheckoutFailure } from '../../lib/checkout-port'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { useLoaded } from '../use-loaded'
import { OrderLines } from './OrderLines'
import { orderMoney } from './order-money'
import { PayForm } from './PayForm'
import styles from './Purchase.module.css'
import { TimeLeft } from './TimeLeft'
import type { OpenOrderWays } from './use-open-order'
import { WayBar } from './WayBar'

interface HeldOrderProps {
  order: OrderView
  ways: OpenOrderWays
  onDiscard: () => void
}

/** The words for an order that nothing was signed for: what the service said, or that it could not be reached. */
function ticketErrorKey(failure: CheckoutFailure | undefined) {
  if (failure === 'slow' || failure === 'down') return `common:failures.${failure}` as const
  return failure === 'offline' ? 'failure.offline' : 'validated.ticketError'
}

/**
 * The order stands: until when its tickets are kept, what was chosen, with the way to change it, and in the bar the one
 * way on, to the payment page (PAY-01, PAY-03).
 */
export function HeldOrder({ order, ways, onDiscard }: HeldOrderProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { purchase, pay } = ways
  // The order is signed before the person presses: browsers block a page that opens later than the press.
  const sign = useCallback(
    async () => (pay && purchase.checkout ? purchase.checkout.toPay(pay) : null),
    [pay, purchase],
  )
  const [signed, retry] = useLoaded(sign)
  const words = t('validated.pay', { total: orderMoney(order, order.amount) })
  const way = () => {
    if (signed.status === 'failed') {
      return (
        <Button look="main" wide onClick={retry}>
          {t('validated.payAgain')}
        </Button>
      )
    }
    if (signed.status === 'done') return signed.value ? <PayForm signed={signed.value} words={words} /> : null
    return (
      <Button look="main" wide busy>
        {words}
      </Button>
    )
  }
  return (
    <>
      <div className={styles.open}>
        <div>
          <Arrival>{t('open.heldTitle')}</Arrival>
          <TimeLeft order={order} />
        </div>
        <OrderLines order={order} ways={ways} />
        {signed.status === 'failed' ? (
          <Notice tone="danger" urgent>
            <p>{t(ticketErrorKey(purchase.checkout?.failureOf(signed.error)))}</p>
          </Notice>
        ) : null}
        <p className={styles.muted}>{pay ? t('validated.how') : t('validated.counter')}</p>
        <div className={styles.actions}>
          <Button look="quiet" onClick={onDiscard}>
            {t('open.another')}
          </Button>
        </div>
      </div>
      <WayBar>{way()}</WayBar>
    </>
  )
}

/** The heading of what just took the form's place: the focus goes there, from a button that is gone. */
function Arrival({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  )
}
