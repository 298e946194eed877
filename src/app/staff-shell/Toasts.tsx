import CloseIcon from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { styled } from '@mui/material/styles'
import { MaterialDesignContent, SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const tone = (name: string) => ({
  backgroundColor: `var(--color-${name}-soft)`,
  borderColor: `var(--color-${name})`,
})

const Message = styled(MaterialDesignContent)({
  '&&': {
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-surface)',
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'none',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-16)',
  },
  '&.notistack-MuiContent-success': tone('success'),
  '&.notistack-MuiContent-error': tone('danger'),
  '&.notistack-MuiContent-warning': tone('warning'),
  '&.notistack-MuiContent-info': tone('info'),
})

const Components = { default: Message, success: Message, error: Message, warning: Message, info: Message }

/** The place of short messages; each can be closed, so that none must be waited for (FMT-03). */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      Components={Components}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={(key) => <Dismiss snackbar={key} />}
    >
      {children}
    </SnackbarProvider>
  )
}

function Dismiss({ snackbar }: { snackbar: SnackbarKey }) {
  const { t } = useTranslation('staff')
  const { closeSnackbar } = useSnackbar()
  return (
    <IconButton
      color="inherit"
      size="small"
      aria-label={t('shell.dismiss')}
      onClick={() => closeSnackbar(snackbar)}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  )
}
