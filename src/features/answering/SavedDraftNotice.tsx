import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/formats'
import { useIsNetworkBack } from '../../lib/use-is-network-back'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import styles from './SavedDraftNotice.module.css'

interface SavedDraftNoticeProps {
  /** When the form was last read from the server. */
  keptAt: Date
  /** Reads the form again, and keeps what was typed. */
  onRenew: () => void
}

/** Says that the form is this device's copy, what can be done with it, and that the network is back. */
export function SavedDraftNotice({ keptAt, onRenew }: SavedDraftNoticeProps) {
  const { t } = useTranslation('answering')
  const isBack = useIsNetworkBack()
  const renew = <Button onClick={onRenew}>{t('kept.renew')}</Button>
  return (
    <div className={styles.kept}>
      {isBack ? (
        <Notice tone="success" title={t('kept.backTitle')} actions={renew}>
          <p>{t('kept.backText')}</p>
        </Notice>
      ) : (
        <Notice tone="warning" title={t('kept.title', { when: formatDateTime(keptAt) })}>
          <p>{t('kept.text')}</p>
        </Notice>
      )}
    </div>
  )
}
