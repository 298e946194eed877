import { useTranslation } from 'react-i18next'
import { DataError } from '../../data/errors'
import { useTitle } from '../../lib/title'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'

const GONE = ['forbidden', 'notFound', 'damaged']

/** Says why an own answer could not be read, and offers to try again where that may help. */
export function OwnAnswerFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('citizen')
  const isGone = error instanceof DataError && GONE.includes(error.code)
  useTitle(t('view.failedTitle'))
  return (
    <Notice
      urgent
      tone="danger"
      title={t('view.failedTitle')}
      actions={isGone ? undefined : <Button onClick={onRetry}>{t('entry.retry')}</Button>}
    >
      {t(isGone ? 'view.failedText' : 'list.failedText')}
    </Notice>
  )
}
