import { Dialog, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

interface FactorDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about the second factor; what stands in it has its own buttons. A click beside it closes nothing. */
export function FactorDialog({ title, onClose, children }: FactorDialogProps) {
  const id = useId()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={onPhone}
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'backdropClick' || onClose()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}
