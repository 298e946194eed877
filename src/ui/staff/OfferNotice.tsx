import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface OfferNoticeProps {
  severity: 'info' | 'warning'
  /** The words of the button. */
  action: string
  onAction: () => void
  children: ReactNode
}

/** A notice above a list, with a button that does something about it. */
export function OfferNotice({ severity, action, onAction, children }: OfferNoticeProps) {
  return (
    <Alert
      severity={severity}
      role="status"
      // On a phone the button goes below the words instead of making a narrow column of them.
      sx={{ mb: 4, displayPrint: 'none', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14em' } }}
      action={
        <Button color="inherit" size="small" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
