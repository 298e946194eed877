import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface OfferNoticeProps {
  severity: 'info' | 'warning'
  /** What the button says that does something about it. */
  action: string
  onAction: () => void
  children: ReactNode
}

/** Above a list: what is to be known of it, and what can be done about it. */
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
