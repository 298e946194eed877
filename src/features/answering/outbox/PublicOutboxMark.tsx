import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { Notice } from '../../../ui/native/Notice'
import styles from './Outbox.module.css'
import { publicOutbox } from './public-outbox'
import { useOutbox } from './use-outbox'

/** Says on any page that answers wait on this device, and sends them meanwhile (DAY-05). */
export function PublicOutboxMark() {
  const { t } = useTranslation('outbox')
  const { pathname } = useLocation()
  const { queued } = useOutbox(publicOutbox())
  const waiting = queued.filter(({ entry }) => !entry.verifiedAt).length
  if (waiting === 0 || pathname === paths.publicOutbox.href()) return null
  return (
    <div className={styles.waits}>
      <Notice tone="info">
        <p>
          {t('waiting', { count: waiting })} <Link to={paths.publicOutbox.href()}>{t('see')}</Link>
        </p>
      </Notice>
    </div>
  )
}
