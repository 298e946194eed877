import { Alert, Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../data/errors'
import { setAbsence } from '../../data/staff/absence'
import { listAssignees } from '../../data/staff/assignment'
import { getColleagueNames } from '../../data/staff/colleagues'
import { absenceOf } from '../../domain/assignment/absence'
import { dayIn, writeDay } from '../../domain/dates'
import { useColleagueNames } from '../../lib/colleagues'
import { useSession } from '../../lib/session'
import { useZone } from '../../lib/zone'
import { AbsenceDialog } from '../../ui/staff/AbsenceDialog'
import { PageHeader } from '../../ui/staff/PageHeader'
import { useToast } from '../../ui/staff/toast'

const FAILURES = ['forbidden', 'offline', 'down', 'timeout', 'unsure'] as const

/** The head of one's tasks, where is noted and told when one is away and who stands in (REACH-08). */
export function TasksHeader() {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const zone = useZone()
  const toast = useToast()
  const queries = useQueryClient()
  const [isOpen, open] = useState(false)
  const [today] = useState(() => dayIn(new Date(), zone))
  const key = ['absence', user.username]
  // Of oneself the session knows it, until it is changed here.
  const { data } = useQuery({ queryKey: key, queryFn: () => absenceOf(user.ausencia), staleTime: Infinity })
  const absence = data && data.hasta >= today ? data : null
  const nameOf = useColleagueNames([absence?.relevo ?? ''], getColleagueNames)
  const days = absence && { from: writeDay(absence.desde), to: writeDay(absence.hasta) }
  return (
    <>
      <PageHeader
        title={t('tasks.title')}
        description={t('tasks.help')}
        actions={
          !days && (
            <Button variant="outlined" onClick={() => open(true)}>
              {t('absence.note')}
            </Button>
          )
        }
      />
      {days && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={
            <Button color="inherit" size="small" onClick={() => open(true)}>
              {t('absence.change')}
            </Button>
          }
        >
          {absence.relevo === ''
            ? t('absence.told', days)
            : t('absence.toldTo', { ...days, name: nameOf(absence.relevo) })}
        </Alert>
      )}
      {isOpen && (
        <AbsenceDialog
          title={t('absence.title')}
          absence={absence}
          list={listAssignees}
          save={(wanted) => setAbsence(user.username, wanted)}
          failureOf={(error) =>
            t(`absence.failed.${FAILURES.find((one) => one === errorCodeOf(error)) ?? 'unknown'}`)
          }
          onSaved={(saved) => {
            queries.setQueryData(key, saved)
            open(false)
            toast.success(t(saved ? 'absence.saved' : 'absence.ended'))
          }}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}
