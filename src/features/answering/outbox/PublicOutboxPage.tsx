import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { useTitle } from '../../../lib/title'
import styles from './Outbox.module.css'
import { OutboxList } from './OutboxList'
import { publicOutbox } from './public-outbox'

/** The outbox of strangers on this device (DAY-05). */
export function PublicOutboxPage() {
  const { t } = useTranslation('outbox')
  const navigate = useNavigate()
  useTitle(t('title'))
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('text')}</p>
      <OutboxList
        outbox={publicOutbox()}
        heading="h2"
        empty={t('empty')}
        onOpen={({ formId }) => void navigate(paths.publicAnswer.href(formId))}
      />
    </article>
  )
}
