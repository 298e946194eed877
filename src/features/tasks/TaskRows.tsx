import { Box, Link, Stack, TableCell, TableRow, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRow } from '../../domain/answers-list/row'
import { colorAmong } from '../../domain/states/color'
import { currentState } from '../../domain/states/transitions'
import { getColleagueNames } from '../../data/staff/colleagues'
import { useColleagueNames } from '../../lib/colleagues'
import { FormText } from '../../lib/FormText'
import { paths } from '../../lib/paths'
import { Card, CardList } from '../../ui/staff/CardList'
import { DueTag } from '../../ui/staff/DueTag'
import { MunicipalityClock } from '../../ui/staff/MunicipalityClock'
import { RowTable } from '../../ui/staff/RowTable'
import { StatusTag } from '../../ui/staff/StatusTag'

interface TaskRowsProps {
  answers: readonly AnswerRow[]
  /** Whether they may be others' turn too. */
  withAssignee: boolean
}

const CodeLink = ({ answer }: { answer: AnswerRow }) => (
  <Link component={RouterLink} to={paths.view.href(answer.id)}>
    {answer.codigoMunicipio}
  </Link>
)

function StateTag({ answer }: { answer: AnswerRow }) {
  const state = currentState(answer.estados)
  if (state === null) return null
  const tone = colorAmong(answer.estados.disponibles, state, answer.estados.actual)
  return <StatusTag label={<FormText of={state} field="nombre" />} tone={tone} />
}

function Due({ answer }: { answer: AnswerRow }) {
  const { t } = useTranslation('staff')
  if (!/^\d/.test(answer.vence ?? '')) return <span>{t('turn.noTerm')}</span>
  // Who sees several municipalities reads each term by the clock of its own (OPS-08).
  return (
    <MunicipalityClock at={answer.municipalityPath}>
      <DueTag due={answer.vence} />
    </MunicipalityClock>
  )
}

/** What to call whose turn each is. */
function useAssigneeOf(answers: readonly AnswerRow[]): (answer: AnswerRow) => string {
  const { t } = useTranslation('staff')
  const nameOf = useColleagueNames(
    answers.map(({ asignado = '' }) => asignado),
    getColleagueNames,
  )
  return ({ asignado = '' }) => (asignado === '' ? t('turn.nobody') : nameOf(asignado))
}

/** Whom it is about, else who gave it. */
const about = (answer: AnswerRow): string => citizenName(answer.datosCiudadano) || authorName(answer)

/** Tasks on a desk; a click anywhere on a row opens it. */
export function TaskTable({ answers, withAssignee }: TaskRowsProps) {
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  const assigneeOf = useAssigneeOf(withAssignee ? answers : [])
  return (
    <RowTable
      label={t('tasks.title')}
      columns={[
        t('turn.due'),
        t('answers.code'),
        t('tasks.form'),
        t('answers.citizen'),
        t('answers.state'),
        withAssignee && t('turn.assignee'),
      ]}
    >
      {answers.map((answer) => (
        <TableRow
          key={answer.id}
          hover
          sx={{ cursor: 'pointer' }}
          onClick={({ target }) => {
            const isLink = target instanceof Element && target.closest('a') !== null
            if (!isLink) void navigate(paths.view.href(answer.id))
          }}
        >
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <Due answer={answer} />
          </TableCell>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <CodeLink answer={answer} />
          </TableCell>
          <TableCell dir="auto">{answer.titulo}</TableCell>
          <TableCell dir="auto">{about(answer)}</TableCell>
          <TableCell>
            <StateTag answer={answer} />
          </TableCell>
          {withAssignee && <TableCell dir="auto">{assigneeOf(answer)}</TableCell>}
        </TableRow>
      ))}
    </RowTable>
  )
}

/** Tasks on a phone: a card each with what matters (NAV-05). */
export function TaskCards({ answers, withAssignee }: TaskRowsProps) {
  const { t } = useTranslation('staff')
  const assigneeOf = useAssigneeOf(withAssignee ? answers : [])
  return (
    <CardList label={t('tasks.title')}>
      {answers.map((answer) => (
        <Card key={answer.id}>
          <Box sx={{ mb: 1 }}>
            <Due answer={answer} />
          </Box>
          <Typography component="h2" variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {about(answer)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
            {answer.titulo}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
            <CodeLink answer={answer} />
            <StateTag answer={answer} />
            {withAssignee && <span dir="auto">{assigneeOf(answer)}</span>}
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
