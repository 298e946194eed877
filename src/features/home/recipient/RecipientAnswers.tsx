import { Button, Stack, TableCell, TableRow, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { useDates } from '../../../lib/use-dates'
import { stateWords } from '../../../domain/states/choices'
import { useLanguage } from '../../../lib/i18n'
import { paths } from '../../../lib/paths'
import { Card, CardList } from '../../../ui/staff/CardList'
import { Pager } from '../../../ui/staff/Pager'
import { RowTable } from '../../../ui/staff/RowTable'

/** Rows of a page (HOME-03). */
const PAGE_SIZE = 5

/** The answers about a recipient, five at a time (HOME-03). Another recipient begins with the first page. */
export function RecipientAnswers({ answers }: { answers: AnswerRow[] }) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [page, setPage] = useState(1)
  const Rows = onPhone ? AnswerCards : AnswerTable
  return (
    <>
      <Rows answers={answers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <Pager page={page} pageSize={PAGE_SIZE} total={answers.length} onPage={setPage} />
    </>
  )
}

/** In which state an answer stands, in words. */
function useStateOf(): (answer: AnswerRow) => string {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  return ({ estados }) => stateWords(estados, language) || t('home.recipient.noState')
}

function AnswerTable({ answers }: { answers: AnswerRow[] }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const stateOf = useStateOf()
  return (
    <RowTable
      label={t('home.recipient.answers')}
      columns={[t('home.recipient.form'), t('answers.date'), t('answers.state'), t('answers.actions')]}
      endsInActions
    >
      {answers.map((answer) => (
        <TableRow key={answer.id} hover>
          <TableCell component="th" scope="row">
            {answer.titulo}
          </TableCell>
          <TableCell>{write('date', answer.fechaCreacion)}</TableCell>
          <TableCell>{stateOf(answer)}</TableCell>
          <TableCell align="right">
            <ViewButton answer={answer} />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}

/** On a phone a card each (NAV-05). */
function AnswerCards({ answers }: { answers: AnswerRow[] }) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const stateOf = useStateOf()
  return (
    <CardList label={t('home.recipient.answers')}>
      {answers.map((answer) => (
        <Card key={answer.id}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
            <div>
              <Typography component="h4" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {answer.titulo}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {`${write('date', answer.fechaCreacion)} · ${stateOf(answer)}`}
              </Typography>
            </div>
            <ViewButton answer={answer} />
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}

function ViewButton({ answer }: { answer: AnswerRow }) {
  const { t } = useTranslation('staff')
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={paths.view.href(answer.id)}
      aria-label={t('answers.viewOf', { code: answer.codigoMunicipio })}
    >
      {t('answers.view')}
    </Button>
  )
}
