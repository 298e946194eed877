import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../data/errors'
import { setAbsence } from '../../data/staff/absence'
import { listAssignees } from '../../data/staff/assignment'
import { absenceOf } from '../../domain/assignment/absence'
import { fullName } from '../../domain/user/full-name'
import type { User } from '../../domain/user/user'
import { AbsenceDialog } from '../../ui/staff/AbsenceDialog'
import { useToast } from '../../ui/staff/toast'
import { useReadAgain } from './use-users'

const FAILURES = ['forbidden', 'offline', 'down', 'timeout', 'unsure'] as const

/** Notes that somebody else is away: who fell ill does not do it themselves (REACH-08). */
export function UserAbsenceDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const readAgain = useReadAgain()
  return (
    <AbsenceDialog
      title={t('absence.titleOf', { name: fullName(user) })}
      absence={absenceOf(user.ausencia)}
      list={listAssignees}
      save={(wanted) => setAbsence(user.username, wanted)}
      failureOf={(error) =>
        t(`absence.failed.${FAILURES.find((one) => one === errorCodeOf(error)) ?? 'unknown'}`)
      }
      onSaved={(saved) => {
        void readAgain()
        toast.success(t(saved ? 'absence.savedOf' : 'absence.ended', { name: fullName(user) }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
