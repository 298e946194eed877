import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import { Notice } from '../../ui/native/Notice'
import type { LookupFailure } from './use-code-search'

interface LookupFailedProps {
  why: LookupFailure
  /** The message when nothing has that code. */
  missing: string
  /** The message when the lookup failed. */
  failed: string
}

/** Why nothing was found by a code; what was typed stays. */
export function LookupFailed({ why, missing, failed }: LookupFailedProps) {
  const { t } = useTranslation(['lookup', 'common'])
  if (why === 'missing') return <Notice tone="warning" title={missing} urgent />
  if (why === 'limited') {
    return (
      <Notice tone="warning" title={t('limited')} urgent>
        {t('limitedHelp')}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={failed} urgent>
      {isServiceFailure(why)
        ? t(`common:failures.${why}`)
        : t(why === 'offline' ? 'offlineHelp' : 'failedHelp')}
    </Notice>
  )
}
