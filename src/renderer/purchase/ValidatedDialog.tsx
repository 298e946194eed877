import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import type { CheckoutFailure } from '../../lib/checkout-port'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { Notice } from '../../ui/native/Notice'
import { useLoaded } from '../use-loaded'
import { OrderFacts } from './OrderFacts'
import { PayForm } from './PayForm'
import styles from './Purchase.module.css'
import { TimeLeft } from './TimeLeft'
import type { OpenOrderWays } from './use-open-order'

interface ValidatedDialogProps {
  order: OrderView
  ways: OpenOrderWays
  onClose: () => void
}

/** The words for an order that nothing was signed for: what the service said, or that it could not be reached. */
function ticketErrorKey(failure: CheckoutFailure | undefined) {
  if (failure === 'slow' || failure === 'down') return `common:failures.${failure}` as const
  return failure === 'offline' ? 'failure.offline' : 'validated.ticketError'
}

/** The order stands: what will be charged, until when its tickets are kept, and the way to the payment page (PAY-03). */
export function ValidatedDialog({ order, ways, onClose }: ValidatedDialogProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { purchase, pay, busy } = ways
  // The order is signed before the person presses: browsers block a page that opens later than the press.
  const sign = useCallback(
    async () => (pay && purchase.checkout ? purchase.checkout.toPay(pay) : null),
    [pay, purchase],
  )
  const [signed, retry] = useLoaded(sign)
  return (
    <Dialog
      title={t('validated.title')}
      busy={busy || signed.status === 'loading'}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={() => void ways.edit()}>
            {t('open.edit')}
          </Button>
          {signed.status === 'done' && signed.value ? <PayForm signed={signed.value} /> : null}
          {signed.status === 'loading' ? (
            <Button look="main" busy>
              {t('validated.pay')}
            </Button>
          ) : null}
          {signed.status === 'failed' ? (
            <Button look="main" onClick={retry}>
              {t('validated.payAgain')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.fields}>
        {signed.status === 'failed' ? (
          <Notice tone="danger" urgent>
            <p>{t(ticketErrorKey(purchase.checkout?.failureOf(signed.error)))}</p>
          </Notice>
        ) : null}
        <TimeLeft order={order} />
        <OrderFacts order={order} />
        <p className={styles.muted}>{pay ? t('validated.how') : t('validated.counter')}</p>
      </div>
    </Dialog>
  )
}
