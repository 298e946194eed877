import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../data/errors'
import { assignAnswer, listAssignees, type Assignment } from '../../../data/staff/assignment'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { cleanText } from '../../../domain/text/clean'
import { AssignFields } from '../../../ui/staff/AssignFields'
import { ManyDialog } from './ManyDialog'
import { useManyWork } from './use-many-work'
import { NotDoneError, type Outcome } from './work-through'

interface AssignManyDialogProps {
  answers: readonly AnswerRow[]
  onEnded: (outcomes: readonly Outcome[]) => void
  onClose: () => void
}

async function assignOne(answer: AnswerRow, turn: Assignment): Promise<AnswerRow> {
  try {
    return await assignAnswer(answer, turn)
  } catch (error) {
    throw errorCodeOf(error) === 'notFound' ? new NotDoneError('person') : error
  }
}

/** Gives answers to one person, or to nobody, with a note for them (REACH-08). */
export function AssignManyDialog({ answers, onEnded, onClose }: AssignManyDialogProps) {
  const { t } = useTranslation('staff')
  const work = useManyWork(onEnded)
  const [typed, setTyped] = useState({ to: '', note: '' })
  const count = answers.length
  const [first] = answers
  const turn = { to: typed.to === '' ? null : typed.to, note: cleanText(typed.note) }
  return (
    <ManyDialog
      title={t('turn.assignTitle', { count })}
      action={turn.to === null ? t('turn.takeAway', { count }) : t('turn.assignAction', { count })}
      hindrance={
        turn.to === null && !answers.some(({ asignado = '' }) => asignado !== '')
          ? t('turn.somebodyMissing')
          : null
      }
      told={(done) => t(turn.to === null ? 'turn.takenAway' : 'turn.assigned', { count: done })}
      work={work}
      onBegin={() => work.begin(answers, (answer) => assignOne(answer, turn))}
      onClose={onClose}
    >
      {first && (
        <AssignFields formId={first.idPlantilla} list={listAssignees} typed={typed} onType={setTyped} />
      )}
      {turn.to === null && <Typography sx={{ color: 'text.secondary' }}>{t('turn.nobodyHelp')}</Typography>}
    </ManyDialog>
  )
}
