import { useDates } from '../../lib/use-dates'
import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { FormText } from '../../lib/FormText'
import { useZone } from '../../lib/zone'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { columnText } from './columns/column-text'
import { ColumnText } from './columns/ColumnText'
import { AnswerActions } from './AnswerActions'
import { AnswerCode } from './AnswerCode'
import { AnswerState } from './AnswerState'
import { ChooseAnswer } from './many/ChooseAnswers'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRowsProps } from './rows-props'

/** The answers on a phone: a card each with what matters (NAV-05). */
export function AnswerCards(props: AnswerRowsProps) {
  const write = useDates()
  const { answers, order, columns, withActions, chosen, onMoved, onDelete, onChanged } = props
  const { t } = useTranslation('staff')
  const zone = useZone()
  return (
    <CardList label={t('answers.title')}>
      {answers.map((answer) => (
        <Card key={answer.id}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
            <Typography component="h2" variant="h3">
              <AnswerCode answer={answer} />
            </Typography>
            {withActions && <ChooseAnswer answer={answer} chosen={chosen} />}
          </Stack>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>
            {[
              ...new Set([
                write('dateTime', answer[order]),
                authorName(answer),
                citizenName(answer.datosCiudadano),
              ]),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {columns.some((column) => columnText(t, answer, column, zone) !== '') && (
            <Box sx={{ mb: 3 }}>
              <CardTerms
                terms={columns.map((column) => ({
                  term: <FormText of={column} field="titulo" />,
                  value: columnText(t, answer, column, zone) && (
                    <ColumnText answer={answer} column={column} />
                  ),
                }))}
              />
            </Box>
          )}
          <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
            <AnswerState answer={answer} onMoved={onMoved} onChanged={onChanged} />
            {withActions && <AnswerActions answer={answer} large onDelete={onDelete} />}
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
