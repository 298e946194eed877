import { useTranslation } from 'react-i18next'
import { OfferNotice } from './OfferNotice'

/** Says above a list or a page that it is old, because reading it again failed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <OfferNotice severity="warning" action={t('forms.retry')} onAction={onRetry}>
      {t('ui.stale')}
    </OfferNotice>
  )
}
