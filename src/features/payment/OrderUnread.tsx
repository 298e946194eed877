import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { Button } from '../../ui/native/Button'
import { Spinner } from '../../ui/native/Spinner'
import { MessagePage } from '../../ui/MessagePage'
import styles from './Payment.module.css'

/** Shown while the order is loaded. */
export function OrderLoading() {
  const { t } = useTranslation('payment')
  return (
    <p role="status" className={styles.loading}>
      <Spinner />
      {t('look.loading')}
    </p>
  )
}

/** Shown when the order could not be loaded; it says nothing about the payment. */
export function OrderFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['payment', 'common'])
  const why = serviceFailureKey(error)
  return (
    <MessagePage title={t('look.failedTitle')}>
      <p>{t('look.failed')}</p>
      {why ? <p>{t(why)}</p> : null}
      <Button look="primary" onClick={onRetry}>
        {t('denied.again')}
      </Button>
    </MessagePage>
  )
}
