import { Stack } from '@mui/material'
import { getColleagueNames } from '../../../data/staff/colleagues'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { DueTag } from '../../../ui/staff/DueTag'
import { useColleagueNames } from '../../../lib/colleagues'

/** What to call whose turn these answers are. */
export const useTurnNames = (answers: readonly AnswerRow[]): ((username: string) => string) =>
  useColleagueNames(
    answers.map(({ asignado = '' }) => asignado),
    getColleagueNames,
  )

interface TurnOfProps {
  answer: AnswerRow
  nameOf: (username: string) => string
}

/** Whose turn an answer is, and until when, in a row (REACH-08). */
export function TurnOf({ answer, nameOf }: TurnOfProps) {
  const { asignado = '' } = answer
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center' }}>
      {asignado && <span dir="auto">{nameOf(asignado)}</span>}
      <DueTag due={answer.vence} />
    </Stack>
  )
}

/** Whether lists of these say whose turn they are. */
export const saysTurn = (answers: readonly AnswerRow[]): boolean =>
  answers.some(({ asignado = '', vence = '' }) => asignado !== '' || vence !== '')
