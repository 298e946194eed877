import { useTranslation } from 'react-i18next'
import type { CheckoutFailure } from '../../domain/payment/checkout-port'

/** Why nothing was bought, what stays safe and what to do (§2.8). */
export function FailureText({ failure }: { failure: CheckoutFailure }) {
  const { t } = useTranslation('payment')
  return (
    <>
      <p>{t(`failure.${failure}`)}</p>
      {failure === 'paid' ? null : <p>{t('failure.kept')}</p>}
    </>
  )
}
