import { Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogWait } from './DialogWait'

interface ConfirmDialogProps {
  open: boolean
  /** A question that names the object: «¿Eliminar la respuesta CBA-0123456789?» */
  title: string
  /** What will happen and whether it can be undone. */
  children: ReactNode
  /** The verb with its object: «Eliminar respuesta». */
  confirmLabel: string
  /** Something will be lost: the button has the colour of danger, and the focus begins on the button that cancels. */
  destructive?: boolean
  /** A field in it has the focus: nothing takes it away from who types at once. */
  hasField?: boolean
  /** The action is under way: the dialog stays and cannot be closed. */
  busy?: boolean
  /** What is under way changes nothing: the dialog can be closed meanwhile. */
  stoppable?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  destructive = false,
  hasField = false,
  busy = false,
  stoppable = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const stays = busy && !stoppable
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={stays ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      slotProps={{ transition: { onEntered: () => (hasField ? undefined : first.current?.focus()) } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {children}
      </DialogContent>
      <DialogWait busy={busy} />
      <DialogActions>
        <Button onClick={onClose} disabled={stays} ref={destructive ? first : undefined}>
          {t('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={busy}
          ref={destructive ? undefined : first}
          startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
