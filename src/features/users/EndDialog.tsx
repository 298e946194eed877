import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataError } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { endUser } from '../../data/staff/users'
import type { User } from '../../domain/user/user'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import { useReadAgain } from './use-users'

const FAILURES = ['offline', 'forbidden'] as const
type Failure = (typeof FAILURES)[number] | 'failed'
const failureOf = (error: unknown): Failure =>
  (error instanceof DataError && FAILURES.find((code) => code === error.code)) || 'failed'

interface EndDialogProps {
  user: User
  onClose: () => void
}

/** Asks once before somebody is ended or taken back (USER-05). */
export function EndDialog({ user, onClose }: EndDialogProps) {
  const { t } = useTranslation('users')
  const toast = useToast()
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { username, email } = user
  const ending = user.baja !== true

  const say = async (needsPassword: boolean) => {
    if (!needsPassword) return toast.success(t('ended', { name: username }))
    const wasSent = await sendPasswordReset(email).then(
      () => true,
      () => false,
    )
    if (wasSent) toast.success(t('takenBack', { email }))
    else toast.error(t('notSent', { email }))
  }
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const needsPassword = await endUser({ username, ended: ending })
      await Promise.all([say(needsPassword), readAgain()])
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      destructive={ending}
      title={ending ? t('confirmEnd', { name: username }) : t('confirmTakeBack', { name: username })}
      confirmLabel={ending ? t('endUser') : t('takeBackUser')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {ending ? t('endHelp') : t('takeBackHelp', { email })}
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {t(`endFailures.${failure}`)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
