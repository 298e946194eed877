import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import type { CheckoutFailure } from '../../lib/checkout-port'
import { Notice } from '../../ui/native/Notice'

/**
 * Why nothing was bought, what stays safe and what to do (§2.8). It comes into sight, because the button that was
 * pressed stands at the edge of a phone's screen.
 */
export function FailureNotice({ failure }: { failure: CheckoutFailure }) {
  const { t } = useTranslation(['payment', 'common'])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which an effect must not return: the page broke down with it.
    void place.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  // An order is asked for once more without harm, so nobody has to look for it first.
  const words =
    isServiceFailure(failure) && failure !== 'unsure'
      ? t(`common:failures.${failure}`)
      : t(`failure.${failure}`)
  return (
    <div ref={place}>
      <Notice tone="danger" urgent>
        <p>{words}</p>
        {failure === 'paid' ? null : <p>{t('failure.kept')}</p>}
      </Notice>
    </div>
  )
}
