import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/calls/service-failure'
import type { CheckoutFailure } from '../../domain/payment/checkout-port'

/** Why nothing was bought, what stays safe and what to do (§2.8). */
export function FailureText({ failure }: { failure: CheckoutFailure }) {
  const { t } = useTranslation(['payment', 'common'])
  return (
    <>
      <p>{isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`failure.${failure}`)}</p>
      {failure === 'paid' ? null : <p>{t('failure.kept')}</p>}
    </>
  )
}
