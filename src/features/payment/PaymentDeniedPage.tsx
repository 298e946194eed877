import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { idInAddress, paths } from '../../lib/paths'
import { usePoll } from '../../lib/poll'
import { useTitle } from '../../lib/title'
import { MessagePage, messageAction } from '../../ui/MessagePage'
import { Facts } from '../../ui/native/Facts'
import { Notice } from '../../ui/native/Notice'
import { Spinner } from '../../ui/native/Spinner'
import { OrderFailed, OrderLoading } from './OrderUnread'
import styles from './Payment.module.css'
import { useOrder, useOrderPlace } from './use-order'
import { wayBack } from './way-back'
import type { OrderOnPage } from '../../data/checkout/checkout'

/** How often the order is asked for: the bank's notification may come after the buyer is back. */
const PACE = { first: 2000, most: 10_000 }

/** Whether money of it is, or was, here. */
const hadMoney = (order: OrderOnPage): order is OrderOnPage & { state: 'toRefund' | 'refunded' } =>
  order.state === 'toRefund' || order.state === 'refunded'

/**
 * An order that is not paid or does not exist; the page leads to the other one once it is paid (PAY-07). While nobody has
 * decided about the payment it is checked, and neither denied nor to be tried again: who pays twice pays double.
 */
export function PaymentDeniedPage() {
  const { t } = useTranslation('payment')
  const { orderId = '', answerId = '' } = useParams()
  const { loaded, retry, refresh } = useOrder(orderId, idInAddress(answerId))
  const order = loaded.status === 'done' ? loaded.value : null
  usePoll(order !== null && order.state !== 'paid', PACE, refresh)
  const title = titleOf(t, order)
  useTitle(loaded.status === 'done' ? title : t('look.loading'))
  useOrderPlace(loaded)
  if (loaded.status === 'loading') return <OrderLoading />
  if (loaded.status === 'failed') return <OrderFailed error={loaded.error} onRetry={retry} />
  if (order?.state === 'paid') {
    return <Navigate replace to={paths.paymentDone.href(orderId, idInAddress(answerId))} />
  }
  if (order === null) return <NoOrder orderId={orderId} />
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <Undone order={order} />
    </article>
  )
}

/** What the page says first. */
function titleOf(t: TFunction<'payment'>, order: OrderOnPage | null): string {
  if (order === null) return t('denied.missingTitle')
  if (order.state === 'held') return t('checking.title')
  return hadMoney(order) ? t(`open.${order.state}Title`) : t('denied.title')
}

/** Nobody knows whether an order that is not found was paid: it is not said to be denied. */
function NoOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('payment')
  const lookUp = (
    <Link className={messageAction.plain} to={paths.status.href()}>
      {t('denied.status')}
    </Link>
  )
  return (
    <MessagePage title={t('denied.missingTitle')} actions={lookUp}>
      <p>{t('denied.missing')}</p>
      <Facts look="rows" facts={[[t('summary.order'), orderId]]} />
    </MessagePage>
  )
}

function Undone({ order }: { order: OrderOnPage }) {
  const { t } = useTranslation('payment')
  const isChecked = order.state === 'held'
  return (
    <>
      {isChecked ? (
        <Notice tone="info">
          <p className={styles.loading}>
            <Spinner />
            {t('denied.held')}
          </p>
        </Notice>
      ) : null}
      {order.state === 'rejected' || order.state === 'ended' ? <p>{t('denied.rejected')}</p> : null}
      {hadMoney(order) ? <p>{t(`open.${order.state}`)}</p> : null}
      <Facts look="rows" facts={[[t('summary.order'), order.orderId]]} />
      <Link className={messageAction.plain} to={wayBack(order)}>
        {t(isChecked || hadMoney(order) ? 'done.back' : 'denied.again')}
      </Link>
    </>
  )
}
