import { useDates } from '../../../lib/use-dates'
import { Alert, AlertTitle } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { answersTo } from '../../../domain/access/things'
import type { FormHead } from '../../../domain/form/form-head'
import { createsIncidents } from '../../../domain/form/incidents'
import { useAbility } from '../../../lib/ability'
import { useSession } from '../../../lib/session'
import { useAlarm } from '../use-answers'
import { DelayedIncidents } from './DelayedIncidents'
import { FailedIncidents } from './FailedIncidents'

/**
 * Says that strangers send too many answers, and what can be done about it (SEC-03), and that incidents did not follow
 * their answers (INC-01); nothing when all is well.
 */
export function FloodNotices({ form }: { form: FormHead }) {
  const ability = useAbility()
  const { opcionales } = form
  // Of everybody's answers, not only the own.
  const decides = createsIncidents(opcionales) && ability.can('move', answersTo(form))
  return (
    <>
      {opcionales.publico && <Pressure formId={form.id} />}
      {decides && opcionales.publico && <DelayedIncidents formId={form.id} />}
      {decides && <FailedIncidents formId={form.id} />}
    </>
  )
}

function Pressure({ formId }: { formId: string }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const alarm = useAlarm(formId, useSession().user)
  if (!alarm) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 4, displayPrint: 'none' }}>
      <AlertTitle>{t('alarm.title')}</AlertTitle>
      {t('alarm.text', { time: write('time', alarm) })}
    </Alert>
  )
}
