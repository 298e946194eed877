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
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogWait } from './DialogWait'

interface TaskDialogProps {
  title: string
  open?: boolean
  /** The work goes on: the dialog can neither be closed nor submitted again. */
  busy: boolean
  /** The words of the button that does it. */
  action: string
  /** Why it cannot be done now, told when it is tried; null when it can. */
  hindrance?: string | null
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
  hindrance = null,
  failure,
  large = false,
  onSubmit,
  onClose,
  children,
}: TaskDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isTried, setTried] = useState(false)
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
            if (hindrance !== null) setTried(true)
            else if (!busy) onSubmit()
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
      {isTried && hindrance !== null && !failure && (
        <Alert severity="warning" role="alert" sx={{ flexShrink: 0, mx: 6, mt: 4 }}>
          {hindrance}
        </Alert>
      )}
      <DialogWait busy={busy} />
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
