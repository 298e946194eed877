import { useTranslation } from 'react-i18next'
import { OfferNotice } from './OfferNotice'

/** Above what is still shown although it could not be read again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <OfferNotice severity="warning" action={t('forms.retry')} onAction={onRetry}>
      {t('ui.stale')}
    </OfferNotice>
  )
}
