import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/title'
import { MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import type { Refusal } from './access'

interface AccessRefusedProps {
  refusal: Refusal
  /** Offered where trying again may help. */
  onRetry?: () => void
  /** A further link. */
  children?: ReactNode
}

const RETRIABLE: readonly Refusal[] = ['offline', 'failed']

/** Why a form cannot be answered: what happened, what stays safe, what to do (ANS-11). */
export function AccessRefused({ refusal, onRetry, children }: AccessRefusedProps) {
  const { t } = useTranslation('answering')
  const title = t(`access.${refusal}Title`)
  useTitle(title)
  const retry =
    onRetry && RETRIABLE.includes(refusal) ? (
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
      <p>{t(`access.${refusal}Text`)}</p>
    </MessagePage>
  )
}
