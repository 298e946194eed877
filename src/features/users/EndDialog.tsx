import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { endUser } from '../../data/staff/users'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import type { User } from '../../domain/user/user'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import { useReadAgain } from './use-users'

const FAILURES = ['offline', 'forbidden'] as const
type Failure = (typeof FAILURES)[number] | ServiceFailure | 'failed'
const failureOf = (error: unknown): Failure =>
  serviceFailureOf(error) ?? FAILURES.find((code) => code === errorCodeOf(error)) ?? 'failed'

interface EndDialogProps {
  user: User
  onClose: () => void
}

/** Asks once before somebody is ended or taken back (USER-05). */
export function EndDialog({ user, onClose }: EndDialogProps) {
  const { t } = useTranslation(['users', 'common'])
  const toast = useToast(`endUser:${user.username}`)
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { username, email } = user
  const ending = user.baja !== true

  const say = async (needsPassword: boolean) => {
    if (!needsPassword) return toast.success(t('ended', { name: username }))
    const wasSent = await sendPasswordReset(email, { forOther: true }).then(
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
          {isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`endFailures.${failure}`)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
