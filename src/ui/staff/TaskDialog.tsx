import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogWait } from './DialogWait'

interface TaskDialogProps {
  title: string
  open?: boolean
  /** The work goes on: the dialog can neither be closed nor submitted again. */
  busy: boolean
  /** The words of the button that does it. */
  action: string
  /** Whether it cannot be done now. */
  disabled?: boolean
  /** Why it could not be done: above the buttons, where it is seen however far the fields are scrolled. */
  failure?: string | null | undefined
  /** Has much to fill in: on a phone it takes the whole screen. */
  large?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with fields for one task, and the buttons to do it or to cancel below them. */
export function TaskDialog({
  title,
  open = true,
  busy,
  action,
  disabled = false,
  failure,
  large = false,
  onSubmit,
  onClose,
  children,
}: TaskDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open={open}
      // A click beside the dialog does not close it.
      onClose={(_event, reason) => busy || reason === 'backdropClick' || onClose()}
      fullScreen={large && onPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers={large}>
        <Stack
          component="form"
          id={`${id}-form`}
          noValidate
          sx={{ gap: 6, pt: 2 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy && !disabled) onSubmit()
          }}
        >
          {children}
        </Stack>
      </DialogContent>
      {failure && (
        <Alert severity="error" role="alert" sx={{ flexShrink: 0, mx: 6, mt: 4 }}>
          {failure}
        </Alert>
      )}
      <DialogWait busy={busy} />
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={busy} disabled={disabled}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
