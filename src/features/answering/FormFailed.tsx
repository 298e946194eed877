import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import { useTitle } from '../../lib/title'
import { MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import type { PublicRefusal } from './access'

/** What trying again may help against. */
type Retriable = 'offline' | 'failed' | ServiceFailure

/** Whether trying again may help: then what is said is there without network too. */
export const isRetriable = (refusal: PublicRefusal): refusal is Retriable =>
  refusal === 'offline' || refusal === 'failed' || isServiceFailure(refusal)

interface FormFailedProps {
  refusal: Retriable
  onRetry?: (() => void) | undefined
  /** A further link. */
  children?: ReactNode
}

/** A form that was not loaded: what happened, what stays safe, and the way to try again (ANS-11). */
export function FormFailed({ refusal, onRetry, children }: FormFailedProps) {
  const { t } = useTranslation(['answering', 'common'])
  // A service that fails keeps the form from being loaded, as a lost network does.
  const title = t(refusal === 'failed' ? 'access.failedTitle' : 'access.offlineTitle')
  useTitle(title)
  return (
    <MessagePage
      urgent
      title={title}
      actions={
        <>
          {onRetry ? (
            <Button look="primary" onClick={onRetry}>
              {t('common:actions.retry')}
            </Button>
          ) : null}
          {children}
        </>
      }
    >
      <p>{isServiceFailure(refusal) ? t(`common:failures.${refusal}`) : t(`access.${refusal}Text`)}</p>
    </MessagePage>
  )
}
