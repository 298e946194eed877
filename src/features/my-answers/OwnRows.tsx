import { useDates } from '../../lib/use-dates'
import CompleteIcon from '@mui/icons-material/EditNoteOutlined'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { IconButton, Link, Stack, TableCell, TableRow, Tooltip, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { oneAnswer } from '../../domain/access/things'
import { isClosed } from '../../domain/correction/locks'
import { citizenName } from '../../domain/answer/people'
import type { AnswerRow } from '../../domain/answers-list/row'
import { useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { Card, CardList } from '../../ui/staff/CardList'
import { RowTable } from '../../ui/staff/RowTable'

interface OwnRowsProps {
  answers: readonly AnswerRow[]
}

const CodeLink = ({ answer }: { answer: AnswerRow }) => (
  <Link component={RouterLink} to={paths.view.href(answer.id)}>
    {answer.codigoMunicipio}
  </Link>
)

interface OwnActionsProps {
  answer: AnswerRow
  size: 'small' | 'large'
}

/** Links of an answer: to complete it, where something is missing and the person may, and to its view (ALIST-07). */
function OwnActions({ answer, size }: OwnActionsProps) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const code = answer.codigoMunicipio
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
      {ability.can('move', oneAnswer(answer)) && !isClosed(answer) && (
        <Tooltip title={t('answers.complete')}>
          <IconButton
            size={size}
            component={RouterLink}
            to={paths.complete.href(answer.id)}
            aria-label={t('answers.completeOf', { code })}
          >
            <CompleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('answers.view')}>
        <IconButton
          size={size}
          component={RouterLink}
          to={paths.view.href(answer.id)}
          aria-label={t('answers.viewOf', { code })}
        >
          <ViewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  )
}

/** The own answers on a desk; a click anywhere on a row opens it (ALIST-07). */
export function OwnTable({ answers }: OwnRowsProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  return (
    <RowTable
      label={t('mine.title')}
      columns={[t('mine.id'), t('mine.recipient'), t('mine.dateTime'), t('answers.actions')]}
      endsInActions
    >
      {answers.map((answer) => (
        <TableRow
          key={answer.id}
          hover
          sx={{ cursor: 'pointer' }}
          onClick={({ target }) => {
            // A link in the row keeps its own behaviour, such as opening a new tab.
            const isLink = target instanceof Element && target.closest('a') !== null
            if (!isLink) navigate(paths.view.href(answer.id))
          }}
        >
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <CodeLink answer={answer} />
          </TableCell>
          <TableCell>{citizenName(answer.datosCiudadano) || '–'}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{write('dateTime', answer.fechaCreacion)}</TableCell>
          <TableCell align="right">
            <OwnActions answer={answer} size="small" />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}

/** The own answers on a phone: a card each with what matters (NAV-05). */
export function OwnCards({ answers }: OwnRowsProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  return (
    <CardList label={t('mine.title')}>
      {answers.map((answer) => (
        <Card key={answer.id}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
            <div>
              <Typography component="h2" variant="h3">
                <CodeLink answer={answer} />
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {[citizenName(answer.datosCiudadano), write('dateTime', answer.fechaCreacion)]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            <OwnActions answer={answer} size="large" />
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
