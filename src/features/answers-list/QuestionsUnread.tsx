import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** The questions to choose among could not be read. */
export function QuestionsUnread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
      {t('answers.columns.unread')}
    </Alert>
  )
}
