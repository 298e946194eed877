import { Stack } from '@mui/material'
import { listAssignees } from '../../../data/staff/assignment'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { DueTag } from '../../../ui/staff/DueTag'
import { useAssigneeName } from '../../../lib/assignees'

/** Whose turn an answer is, and until when, in a row (REACH-08). */
export function TurnOf({ answer }: { answer: AnswerRow }) {
  const name = useAssigneeName(answer.idPlantilla, listAssignees, answer.asignado ?? '')
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center' }}>
      {name}
      <DueTag due={answer.vence} />
    </Stack>
  )
}

/** Whether lists of these say whose turn they are. */
export const saysTurn = (answers: readonly AnswerRow[]): boolean =>
  answers.some(({ asignado = '', vence = '' }) => asignado !== '' || vence !== '')
