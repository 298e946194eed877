import AssignIcon from '@mui/icons-material/AssignmentIndOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import CompleteIcon from '@mui/icons-material/EditNoteOutlined'
import { Button, IconButton, Stack, Tooltip } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { oneAnswer } from '../../domain/access/things'
import type { AnswerRow } from '../../domain/answers-list/row'
import { isClosed } from '../../domain/correction/locks'
import { paths } from '../../lib/paths'
import { useAbility } from '../../lib/ability'

interface AnswerActionsProps {
  answer: AnswerRow
  /** Large enough for fingers. */
  large?: boolean
  /** It is to be given to somebody, once that was asked to whom. */
  onAssign: (answer: AnswerRow) => void
  /** It is to be deleted, once that was asked. */
  onDelete: (answer: AnswerRow) => void
}

/** What can be done with one answer (ALIST-04). */
export function AnswerActions({ answer, large = false, onAssign, onDelete }: AnswerActionsProps) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const code = answer.codigoMunicipio
  const size = large ? 'large' : 'small'
  return (
    // At the end of the line, which is where the thumb is, also of one of their own.
    <Stack
      direction="row"
      sx={{ gap: large ? 0 : 1, ml: 'auto', justifyContent: 'flex-end', alignItems: 'center' }}
    >
      <Button
        size={large ? 'medium' : 'small'}
        sx={large ? { minHeight: 44, mr: 1 } : undefined}
        variant="outlined"
        component={Link}
        to={paths.view.href(answer.id)}
        aria-label={t('answers.viewOf', { code })}
      >
        {t('answers.view')}
      </Button>
      {ability.can('move', oneAnswer(answer)) && !isClosed(answer) && (
        <Tooltip title={t('answers.complete')}>
          <IconButton
            size={size}
            component={Link}
            to={paths.complete.href(answer.id)}
            aria-label={t('answers.completeOf', { code })}
          >
            <CompleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {ability.can('assign', oneAnswer(answer)) && (
        <Tooltip title={t('turn.assign')}>
          <IconButton size={size} aria-label={t('turn.assignOf', { code })} onClick={() => onAssign(answer)}>
            <AssignIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {ability.can('delete', oneAnswer(answer)) && (
        <Tooltip title={t('answers.delete')}>
          <IconButton
            size={size}
            aria-label={t('answers.deleteOf', { code })}
            onClick={() => onDelete(answer)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  )
}
