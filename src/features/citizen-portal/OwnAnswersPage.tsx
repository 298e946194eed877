import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { useCitizen } from '../../lib/citizen'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import styles from './CitizenPortal.module.css'
import { ListSkeleton } from './ListSkeleton'
import { OwnAnswerCard } from './OwnAnswerCard'
import { useOwnAnswers } from './use-own-answers'

/** The citizen's answers to forms of the portal, newest first, and what is asked of them (CIT-03). */
export function OwnAnswersPage() {
  const { t } = useTranslation(['citizen', 'common'])
  const { nombre, apellido, emisor } = useCitizen()
  const own = useOwnAnswers()
  useTitle(t('list.title'))
  useNamePlace(emisor.nombre, emisor.marca)
  return (
    <article className={styles.page}>
      <header>
        <h1>{t('list.title')}</h1>
        <p dir="auto" className={styles.who}>
          {`${nombre} ${apellido}`.trim()}
        </p>
      </header>
      {own.damaged > 0 ? <Notice tone="warning">{t('list.damaged', { count: own.damaged })}</Notice> : null}
      {own.answers.length > 0 ? (
        <ul className={styles.list} aria-label={t('list.title')}>
          {own.answers.map((answer) => (
            <OwnAnswerCard key={answer.id} answer={answer} />
          ))}
        </ul>
      ) : null}
      {own.isLoading ? <ListSkeleton /> : null}
      {own.error === null && !own.isLoading && own.answers.length === 0 && own.damaged === 0 ? (
        <Notice tone="info" title={t('list.emptyTitle')}>
          {t('list.emptyText')}
        </Notice>
      ) : null}
      {own.error === null ? null : <Failed error={own.error} onRetry={own.more} />}
      {own.hasMore && !own.isLoading && own.error === null ? (
        <Button onClick={own.more}>{t('list.more')}</Button>
      ) : null}
    </article>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['citizen', 'common'])
  const service = serviceFailureOf(error)
  const isOffline = errorCodeOf(error) === 'offline'
  return (
    <Notice
      urgent
      tone="danger"
      title={t('list.failedTitle')}
      actions={<Button onClick={onRetry}>{t('entry.retry')}</Button>}
    >
      {service ? t(`common:failures.${service}`) : t(isOffline ? 'list.offlineText' : 'list.failedText')}
    </Notice>
  )
}
