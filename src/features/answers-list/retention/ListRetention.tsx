import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { readListRetention, setLegalHold } from '../../../data/staff/retention'
import { oneForm } from '../../../domain/access/things'
import type { FormHead } from '../../../domain/form/form-head'
import { isHolding, type RetentionNote, MAX_HOLD_REASON } from '../../../domain/privacy/retention-note'
import { useAbility } from '../../../lib/ability'
import { useDates } from '../../../lib/use-dates'
import { HoldButton } from '../../../ui/staff/HoldButton'

/** Above the answers to a form: how many of them go soon, or that somebody holds all of them back (OPS-02). */
export function ListRetention({ form }: { form: FormHead }) {
  const { t } = useTranslation(['staff', 'common'])
  const ability = useAbility()
  const note = useQuery({ queryKey: ['retention', form.id], queryFn: () => readListRetention(form) })
  if (!note.data || !(isHolding(note.data.bloqueo) || note.data.proximas > 0)) return null
  const isHeld = isHolding(note.data.bloqueo)
  const mayHold = ability.can('manage', 'municipalityUser') && ability.can('update', oneForm(form))
  return (
    <Alert
      severity={isHeld ? 'info' : 'warning'}
      role="status"
      sx={{ mb: 4, displayPrint: 'none' }}
      action={
        mayHold && (
          <HoldButton
            isHeld={isHeld}
            word={t('retention.holdAll')}
            mostLetters={MAX_HOLD_REASON}
            failureWords={(error) => {
              const failure = serviceFailureOf(error)
              return failure ? t(`common:failures.${failure}`) : t('retention.failed')
            }}
            onSave={async (held, reason) => {
              await setLegalHold({ formId: form.id, answerId: null, held, reason })
              await note.refetch()
            }}
          />
        )
      }
    >
      <Announced note={note.data} isHeld={isHeld} />
    </Alert>
  )
}

function Announced({ note, isHeld }: { note: RetentionNote; isHeld: boolean }) {
  const { t } = useTranslation('staff')
  const write = useDates()
  if (isHeld)
    return t('retention.listHeld', {
      by: note.bloqueo?.nombre || note.bloqueo?.por,
      reason: note.bloqueo?.motivo,
    })
  const about = { count: note.proximas, date: write('date', note.primera) }
  return note.regla?.accion === 'borrar' ? t('retention.listErase', about) : t('retention.listBlank', about)
}
