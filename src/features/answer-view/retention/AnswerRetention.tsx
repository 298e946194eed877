import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { readHold, readRetention, setLegalHold } from '../../../data/staff/retention'
import { oneAnswer } from '../../../domain/access/things'
import type { Answer } from '../../../domain/answer/answer'
import { NOTICE_DAYS } from '../../../domain/retention'
import { datedSchema, daysAfter, dueMoment } from '../../../domain/privacy/retention-due'
import { isHolding, type RetentionNote, MAX_HOLD_REASON } from '../../../domain/privacy/retention-note'
import { useAbility } from '../../../lib/ability'
import { useDates } from '../../../lib/use-dates'
import { HoldButton } from '../../../ui/staff/HoldButton'

/** When it goes, as far as its page knows: not before its rule was announced. */
function goesOn({ regla, vigente, bloqueo }: RetentionNote, answer: Answer): Date | null {
  const dated = datedSchema.safeParse(answer)
  const due = regla && vigente && dated.success ? dueMoment(dated.data, regla) : null
  if (!due || !vigente || isHolding(bloqueo)) return null
  return new Date(Math.max(due.getTime(), daysAfter(vigente, NOTICE_DAYS).getTime()))
}

/** Until when an answer is kept, and whether somebody holds it back (OPS-02). */
export function AnswerRetention({ answer, className }: { answer: Answer; className: string | undefined }) {
  const { t } = useTranslation(['staff', 'common'])
  const write = useDates()
  const ability = useAbility()
  const { id, idPlantilla: formId } = answer
  const note = useQuery({ queryKey: ['retention', formId], queryFn: () => readRetention(formId) })
  const hold = useQuery({
    queryKey: ['hold', id],
    queryFn: () => readHold(formId, id),
    // Most forms keep their answers without an end: nothing more is read then.
    enabled: Boolean(note.data?.regla),
  })
  if (!note.data?.regla || hold.data === undefined) return null
  const mayHold = ability.can('update', 'form') && ability.can('delete', oneAnswer(answer))
  const date = goesOn(note.data, answer)
  const held = hold.data ?? (isHolding(note.data.bloqueo) ? note.data.bloqueo : null)
  if (!held && !date) return null
  const about = held && { by: held.nombre || held.por, reason: held.motivo }
  const isErased = note.data.regla.accion === 'borrar'
  return (
    <div>
      <p className={className}>{t('retention.label')}</p>
      <p>
        {about
          ? t('retention.answerHeld', about)
          : t(isErased ? 'retention.answerErase' : 'retention.answerBlank', { date: write('date', date) })}
      </p>
      {mayHold && (hold.data !== null || !held) && (
        <HoldButton
          isHeld={hold.data !== null}
          word={t('retention.hold')}
          mostLetters={MAX_HOLD_REASON}
          failureWords={(error) => {
            const failure = serviceFailureOf(error)
            return failure ? t(`common:failures.${failure}`) : t('retention.failed')
          }}
          onSave={async (holds, reason) => {
            await setLegalHold({ formId, answerId: id, held: holds, reason })
            await hold.refetch()
          }}
        />
      )}
    </div>
  )
}
