import { useDates } from '../../lib/use-dates'
import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useZone } from '../../lib/zone'
import { Card, CardList } from '../../ui/staff/CardList'
import { columnText } from './columns/column-text'
import { ColumnText } from './columns/ColumnText'
import { saysTurn, TurnOf, useTurnNames } from './assign/TurnOf'
import { AnswerActions } from './AnswerActions'
import { AnswerCode } from './AnswerCode'
import { AnswerState } from './AnswerState'
import { MatchedText } from './MatchedText'
import { ChooseAnswer } from './many/ChooseAnswers'
import { useRange } from './many/use-range'
import { dateShown } from '../../domain/answers-list/filters'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { AnswerRowsProps } from './rows-props'

/** The answers on a phone: a card each with what it is about, its state and its date (NAV-05). */
export function AnswerCards(props: AnswerRowsProps) {
  const write = useDates()
  const { answers, order, search, states, withActions, chosen, onMoved, onAssign, onDelete, onChanged } =
    props
  const { t } = useTranslation('staff')
  const range = useRange(answers, chosen)
  const nameOf = useTurnNames(answers)
  return (
    <CardList label={t('answers.title')}>
      {answers.map((answer) => (
        <Card key={answer.id}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
            <Box sx={{ minWidth: 0 }}>
              <About answer={answer} columns={props.columns} search={search} />
              <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
                <Typography component="h2" variant="body1">
                  <AnswerCode answer={answer} search={search} />
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {write('dateTime', answer[dateShown(order)])}
                </Typography>
              </Stack>
            </Box>
            {withActions && (
              <ChooseAnswer answer={answer} isChosen={chosen.has(answer.id)} onChoose={range} />
            )}
          </Stack>
          {saysTurn([answer]) && (
            <Box sx={{ mt: 1 }}>
              <TurnOf answer={answer} nameOf={nameOf} />
            </Box>
          )}
          <Stack
            direction="row"
            useFlexGap
            sx={{ mt: 2, columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <AnswerState answer={answer} states={states} onMoved={onMoved} onChanged={onChanged} />
            {withActions && <AnswerActions answer={answer} large onAssign={onAssign} onDelete={onDelete} />}
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}

/** What an answer is about: the first columns that say something, else whom it is about, else who gave it. */
function About({
  answer,
  columns,
  search,
}: { answer: AnswerRow } & Pick<AnswerRowsProps, 'columns' | 'search'>) {
  const { t } = useTranslation('staff')
  const zone = useZone()
  const said = columns.filter((column) => columnText(t, answer, column, zone) !== '').slice(0, MOST_SAID)
  return (
    <Typography sx={{ fontWeight: 'var(--weight-bold)', overflowWrap: 'anywhere' }}>
      {said.length === 0 ? (
        <MatchedText text={citizenName(answer.datosCiudadano) || authorName(answer)} search={search} />
      ) : (
        said.map((column, index) => (
          <span key={column.id}>
            {index > 0 && ' · '}
            <ColumnText answer={answer} column={column} search={search} />
          </span>
        ))
      )}
    </Typography>
  )
}

/** Columns that stand in a card. */
const MOST_SAID = 2
