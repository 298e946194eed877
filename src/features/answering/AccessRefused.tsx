import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import { useTitle } from '../../lib/title'
import { MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import type { PublicRefusal, Refusal } from './access'

interface AccessRefusedProps {
  refusal: Refusal
  /** Offered where trying again may help. */
  onRetry?: () => void
  /** A further link. */
  children?: ReactNode
}

const RETRIABLE: readonly PublicRefusal[] = ['offline', 'failed', 'slow', 'down']

/** Whether trying again may help: then what is said is there without network too. */
export const isRetriable = (refusal: PublicRefusal): refusal is Refusal => RETRIABLE.includes(refusal)

/** Why a form cannot be answered: what happened, what stays safe, what to do (ANS-11). */
export function AccessRefused({ refusal, onRetry, children }: AccessRefusedProps) {
  const { t } = useTranslation(['answering', 'common'])
  // A service that fails keeps the form from being loaded, as a lost network does.
  const title = t(isServiceFailure(refusal) ? 'access.offlineTitle' : `access.${refusal}Title`)
  useTitle(title)
  const retry =
    onRetry && isRetriable(refusal) ? (
      <Button look="primary" onClick={onRetry}>
        {t('access.retry')}
      </Button>
    ) : null
  return (
    <MessagePage
      urgent
      title={title}
      actions={
        retry || children ? (
          <>
            {retry}
            {children}
          </>
        ) : undefined
      }
    >
      <p>{isServiceFailure(refusal) ? t(`common:failures.${refusal}`) : t(`access.${refusal}Text`)}</p>
    </MessagePage>
  )
}
