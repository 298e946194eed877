import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detailsOf } from '../../data/errors'
import { deleteAnswer } from '../../data/staff/answers'
import type { AnswerRow } from '../../domain/answers-list/row'
import { isHeldBack } from '../../domain/calls/delete-answer'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'

interface DeleteAnswerDialogProps {
  answer: AnswerRow
  onDeleted: () => Promise<unknown>
  onClose: () => void
}

/** Asks, then deletes an answer (ALIST-04). It stands above the rows, which go when the list changes its shape. */
export function DeleteAnswerDialog({ answer, onDeleted, onClose }: DeleteAnswerDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast(`deleteAnswer:${answer.id}`)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteAnswer(answer.id)
      onClose()
      toast.success(t('answers.deleted'))
      await onDeleted()
    } catch (error) {
      setBusy(false)
      toast.error(t(isHeldBack(detailsOf(error)) ? 'answers.deleteHeld' : 'answers.deleteFailed'))
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('answers.confirmDelete')}
      confirmLabel={t('answers.delete')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('answers.confirmDeleteHelp', { code: answer.codigoMunicipio })}
    </ConfirmDialog>
  )
}
