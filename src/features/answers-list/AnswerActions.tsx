import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import CompleteIcon from '@mui/icons-material/EditNoteOutlined'
import { Button, IconButton, Stack, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { deleteAnswer } from '../../data/staff/answers'
import { oneAnswer } from '../../domain/access/things'
import type { AnswerRow } from '../../domain/answers-list/row'
import { isClosed } from '../../domain/answer/locks'
import { paths } from '../../lib/paths'
import { useAbility } from '../../lib/ability'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'

interface AnswerActionsProps {
  answer: AnswerRow
  /** Large enough for fingers. */
  large?: boolean
  onDeleted: () => Promise<unknown>
}

/** What can be done with one answer (ALIST-04). */
export function AnswerActions({ answer, large = false, onDeleted }: AnswerActionsProps) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const code = answer.codigoMunicipio
  const size = large ? 'large' : 'small'
  const remove = async () => {
    setBusy(true)
    try {
      await deleteAnswer(answer.id)
      setAsking(false)
      toast.success(t('answers.deleted'))
      await onDeleted()
    } catch {
      toast.error(t('answers.deleteFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: { md: 'flex-end' }, alignItems: 'center' }}>
      <Button
        size={size}
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
      {ability.can('delete', oneAnswer(answer)) && (
        <Tooltip title={t('answers.delete')}>
          <IconButton
            size={size}
            aria-label={t('answers.deleteOf', { code })}
            onClick={() => setAsking(true)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <ConfirmDialog
        open={asking}
        title={t('answers.confirmDelete')}
        confirmLabel={t('answers.delete')}
        destructive
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {t('answers.confirmDeleteHelp', { code })}
      </ConfirmDialog>
    </Stack>
  )
}
