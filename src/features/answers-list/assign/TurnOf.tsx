import { Box, Stack } from '@mui/material'
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
  /** Whether there is little room: the name gives way, the day does not. */
  isShort?: boolean
  nameOf: (username: string) => string
}

/** Whose turn an answer is, and until when, in a row (REACH-08). */
export function TurnOf({ answer, isShort = false, nameOf }: TurnOfProps) {
  const { asignado = '' } = answer
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center' }}>
      {asignado && (
        <Box component="span" dir="auto" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {nameOf(asignado)}
        </Box>
      )}
      <Box component="span" sx={{ display: 'flex', flexShrink: 0, maxWidth: '100%' }}>
        <DueTag due={answer.vence} isShort={isShort} />
      </Box>
    </Stack>
  )
}

/** Whether lists of these say whose turn they are. */
export const saysTurn = (answers: readonly AnswerRow[]): boolean =>
  answers.some(({ asignado = '', vence = '' }) => asignado !== '' || vence !== '')
