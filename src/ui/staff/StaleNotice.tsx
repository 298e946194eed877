import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** Above what is still shown although it could not be read again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 4, displayPrint: 'none' }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('forms.retry')}
        </Button>
      }
    >
      {t('ui.stale')}
    </Alert>
  )
}
