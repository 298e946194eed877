import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { shownReference } from '../../domain/payment/reference'
import { currencyOf } from '../../domain/payment/payments'
import { zoneOf } from '../../domain/zone'
import { currentTag } from '../../lib/i18n'
import { idInAddress, paths } from '../../lib/paths'
import { formatPrice } from '../../domain/payment/price'
import { useTitle } from '../../lib/title'
import { ZoneProvider } from '../../lib/zone'
import { DoneTitle } from '../../ui/native/DoneTitle'
import { messageAction } from '../../ui/MessagePage'
import { Facts, type Fact } from '../../ui/native/Facts'
import { LaterBooking } from './LaterBooking'
import { OrderFailed, OrderLoading } from './OrderUnread'
import styles from './Payment.module.css'
import { Receipt } from './Receipt'
import { Tickets } from './Tickets'
import { useOrder, useOrderPlace } from './use-order'
import { wayBack } from './way-back'
import type { OrderOnPage } from '../../data/checkout/checkout'

/** The order, once it is paid; every other order leads to the page of denied ones (PAY-07, PAY-10). */
export function PaymentDonePage() {
  const { orderId = '', answerId = '' } = useParams()
  const { loaded, retry } = useOrder(orderId, idInAddress(answerId))
  const { t } = useTranslation('payment')
  useTitle(t('done.title'))
  useOrderPlace(loaded)
  if (loaded.status === 'loading') return <OrderLoading />
  if (loaded.status === 'failed') return <OrderFailed error={loaded.error} onRetry={retry} />
  if (loaded.value?.state !== 'paid') {
    return <Navigate replace to={paths.paymentDenied.href(orderId, idInAddress(answerId))} />
  }
  return <PaidOrder order={loaded.value} />
}

function PaidOrder({ order }: { order: OrderOnPage }) {
  const { t } = useTranslation('payment')
  const [hasReceipt, setHasReceipt] = useState(false)
  const onReceipt = useCallback(() => setHasReceipt(true), [])
  const facts: Fact[] = [
    [t('done.amount'), formatPrice(order.amount, currencyOf(order.currency, order.sign), currentTag())],
    [t('done.fullName'), order.fullName],
    [t('done.reference'), shownReference(order.reference)],
    [t('summary.order'), order.orderId],
    [t('done.code'), order.code],
  ]
  return (
    <article className={styles.page}>
      <DoneTitle>{t('done.title')}</DoneTitle>
      <p dir="auto" className={styles.form}>
        {order.formTitle}
      </p>
      <Tickets order={order} />
      <Facts look="rows" facts={facts} />
      <Receipt order={order} onCame={onReceipt} />
      {order.books ? (
        <ZoneProvider zone={zoneOf(order.emisor)}>
          <LaterBooking order={order} opensAtOnce={hasReceipt} />
        </ZoneProvider>
      ) : null}
      {order.entrance === 'citizen' ? <OwnAnswers /> : null}
      <Link className={messageAction.plain} to={wayBack(order)}>
        {t('done.back')}
      </Link>
    </article>
  )
}

/** The link that a citizen gets after every answer (ANS-16). */
function OwnAnswers() {
  const { t } = useTranslation('citizen')
  return (
    <Link className={messageAction.main} to={paths.ownAnswers.href()}>
      {t('list.title')}
    </Link>
  )
}
