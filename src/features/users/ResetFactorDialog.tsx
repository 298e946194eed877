import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetFactor } from '../../data/staff/factor'
import { factorProblemOf } from '../../data/staff/factor-problem'
import type { User } from '../../domain/user/user'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { problemWords, type Problem } from '../../ui/staff/factor/problem'
import { useToast } from '../../ui/staff/toast'
import { useReadAgain } from './use-users'

/** Asks before somebody's second factor is reset (OPS-01). */
export function ResetFactorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['factor', 'common'])
  const toast = useToast(`resetFactor:${user.username}`)
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { username: name, email } = user
  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    try {
      if (await resetFactor(name)) toast.success(t('reset.told', { email }))
      else toast.error(t('reset.notTold', { email }))
      await readAgain()
      onClose()
    } catch (error) {
      setProblem(factorProblemOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={t('reset.confirm', { name })}
      confirmLabel={t('reset.do')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t('reset.help')}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {problemWords(t, problem)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
