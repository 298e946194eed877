import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState'

interface LoadFailedProps {
  /** What failed; that the information could not be loaded when left out. */
  title?: string
  /** What is known of the service, of which the person is told. */
  why?: 'slow' | 'down' | 'unsure' | null
  /** What is kept, what to do besides trying again. */
  children?: ReactNode
  onRetry: () => void
}

/** Shown instead of something that could not be loaded, with a button to try again. */
export function LoadFailed({ title, why = null, children, onRetry }: LoadFailedProps) {
  const { t } = useTranslation(['staff', 'common'])
  // What was only read has no outcome that could be unknown.
  const service = why === 'slow' || why === 'down' ? t(`common:failures.${why}`) : null
  return (
    <EmptyState
      reason="failed"
      title={title ?? t('forms.failed')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('forms.retry')}
        </Button>
      }
    >
      {service}
      {children}
    </EmptyState>
  )
}
