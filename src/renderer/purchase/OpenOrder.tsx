import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { usePoll } from '../../lib/poll'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { Spinner } from '../../ui/native/Spinner'
import { useForm } from '../context'
import { FailureNotice } from './FailureNotice'
import { HeldOrder } from './HeldOrder'
import { OrderFacts } from './OrderFacts'
import { OrderLines } from './OrderLines'
import styles from './Purchase.module.css'
import { TimeLeft } from './TimeLeft'
import { useOpenOrder, type OpenOrderWays } from './use-open-order'
import { WayBar } from './WayBar'

/** The order's state is asked for often at first, and less often later. */
const PACE = { first: 2000, most: 10_000 }

interface OpenOrderProps {
  /** Called when it is taken back to be changed. */
  onEdited: () => void
  onDiscard: () => void
}

/**
 * An order that waits for its payment: what it is, and the ways on. Its state is asked for while the page is visible
 * (PAY-03, PAY-07).
 */
export function OpenOrder({ onEdited, onDiscard }: OpenOrderProps) {
  const { answering } = useForm()
  const ways = useOpenOrder(onEdited)
  const { order, purchase, isEarlier } = ways
  const { saving } = answering
  const isPaid = order?.state === 'paid' && !isEarlier
  usePoll(!isPaid, PACE, purchase.refreshOrder)
  useEffect(() => {
    if (isPaid) void saving.accept()
  }, [isPaid, saving])
  return order ? <OrderCard order={order} ways={ways} onDiscard={onDiscard} /> : null
}

interface OrderCardProps {
  order: OrderView
  ways: OpenOrderWays
  onDiscard: () => void
}

function OrderCard(props: OrderCardProps) {
  const { t } = useTranslation('payment')
  const { state } = props.order
  if (props.ways.isEarlier && (state === 'held' || state === 'paid')) return <EarlierOrder {...props} />
  if (state === 'paid') {
    return (
      <p role="status" className={styles.open}>
        <span>
          <Spinner /> {t('open.paid')}
        </span>
      </p>
    )
  }
  if (state === 'held') return <HeldOrder {...props} />
  if (state === 'rejected' || state === 'ended') return <FailedOrder {...props} />
  return (
    <Frame
      {...props}
      notice={
        <Notice tone="warning" title={t(`open.${state}Title`)}>
          {t(`open.${state}`)}
        </Notice>
      }
    >
      <Button onClick={props.onDiscard}>{t('open.another')}</Button>
    </Frame>
  )
}

/**
 * It was placed before and nobody heard of it, and something else is chosen by now: the person goes on with it or gives it
 * up, and nothing is held twice (PAY-14).
 */
function EarlierOrder(props: OrderCardProps) {
  const { t } = useTranslation('payment')
  const { order, ways } = props
  const isHeld = order.state === 'held'
  return (
    <Frame
      {...props}
      notice={
        <Notice tone="warning" urgent title={t('earlier.title')}>
          <p>{t(isHeld ? 'earlier.held' : 'earlier.paid')}</p>
          {isHeld ? <TimeLeft order={order} /> : null}
        </Notice>
      }
    >
      <Button look="main" onClick={ways.purchase.acceptEarlier}>
        {t(isHeld ? 'earlier.goOn' : 'earlier.see')}
      </Button>
      {isHeld ? (
        <Button busy={ways.busy} onClick={() => void ways.again()}>
          {t('earlier.giveUp')}
        </Button>
      ) : null}
    </Frame>
  )
}

/** The card was refused, or the time ran out: nothing was charged, and nothing that was typed is lost. */
function FailedOrder({ order, ways }: OrderCardProps) {
  const { t } = useTranslation('payment')
  const words = order.state === 'rejected' ? 'rejected' : 'ended'
  return (
    <>
      <div className={styles.open}>
        <Notice tone="danger" urgent title={t(`open.${words}Title`)}>
          <p>{t(`open.${words}`)}</p>
        </Notice>
        <OrderLines order={order} ways={ways} />
      </div>
      <WayBar>
        <Button look="main" wide busy={ways.busy} onClick={() => void ways.again()}>
          {t('open.again')}
        </Button>
      </WayBar>
    </>
  )
}

function Frame({
  order,
  ways,
  notice,
  children,
}: OrderCardProps & { notice: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.open}>
      {notice}
      {ways.failure ? <FailureNotice failure={ways.failure} /> : null}
      <OrderFacts order={order} />
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
