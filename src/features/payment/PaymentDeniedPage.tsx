import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { idInAddress, paths } from '../../lib/paths'
import { usePoll } from '../../lib/poll'
import { useTitle } from '../../lib/title'
import { messageAction } from '../../ui/MessagePage'
import { Facts } from '../../ui/native/Facts'
import { Notice } from '../../ui/native/Notice'
import { OrderFailed, OrderLoading } from './OrderUnread'
import styles from './Payment.module.css'
import { useOrder, useOrderPlace } from './use-order'
import { wayBack } from './way-back'

/** How often the order is asked for: the bank's notification may come after the buyer is back. */
const PACE = { first: 2000, most: 10_000 }

/** An order that is not paid or does not exist; the page leads to the other one once it is paid (PAY-07). */
export function PaymentDeniedPage() {
  const { t } = useTranslation('payment')
  const { orderId = '', answerId = '' } = useParams()
  const { loaded, retry, refresh } = useOrder(orderId, idInAddress(answerId))
  const order = loaded.status === 'done' ? loaded.value : null
  usePoll(order !== null && order.state !== 'paid', PACE, refresh)
  useTitle(t('denied.title'))
  useOrderPlace(loaded)
  if (loaded.status === 'loading') return <OrderLoading />
  if (loaded.status === 'failed') return <OrderFailed onRetry={retry} />
  if (order?.state === 'paid') {
    return <Navigate replace to={paths.paymentDone.href(orderId, idInAddress(answerId))} />
  }
  return (
    <article className={styles.page}>
      <h1>{t('denied.title')}</h1>
      {order === null ? <p>{t('denied.missing')}</p> : null}
      {order?.state === 'held' ? (
        <Notice tone="warning">
          <p>{t('denied.held')}</p>
        </Notice>
      ) : null}
      {order?.state === 'rejected' || order?.state === 'ended' ? <p>{t('denied.rejected')}</p> : null}
      {order?.state === 'toRefund' || order?.state === 'refunded' ? (
        <Notice tone="warning" title={t(`open.${order.state}Title`)}>
          <p>{t(`open.${order.state}`)}</p>
        </Notice>
      ) : null}
      {order ? <Facts look="rows" facts={[[t('summary.order'), order.orderId]]} /> : null}
      {order ? (
        <Link className={messageAction.plain} to={wayBack(order)}>
          {t('denied.again')}
        </Link>
      ) : null}
    </article>
  )
}
