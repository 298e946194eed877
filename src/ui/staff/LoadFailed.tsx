import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState'

interface LoadFailedProps {
  /** What failed; that the information could not be loaded when left out. */
  title?: string
  /** What is kept, what to do besides trying again. */
  children?: ReactNode
  onRetry: () => void
}

/** Shown instead of something that could not be loaded, with a button to try again. */
export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('staff')
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
      {children}
    </EmptyState>
  )
}
