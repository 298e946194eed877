import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detailsOf } from '../../data/errors'
import { serviceFailureKey } from '../../data/failure-key'
import { deleteAnswer } from '../../data/staff/answers'
import { restoreAnswer } from '../../data/staff/bin'
import type { AnswerRow } from '../../domain/answers-list/row'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import { binRefusalOf } from '../../domain/bin/refusal'
import { isHeldBack } from '../../domain/bin/held-back'

interface DeleteAnswerDialogProps {
  answer: AnswerRow
  /** It is gone, or back. */
  onDeleted: () => Promise<unknown>
  onClose: () => void
}

/** Asks, then deletes an answer, which can be taken back for a while (ALIST-04, REACH-10). It stands above the rows, which go when the list changes its shape. */
export function DeleteAnswerDialog({ answer, onDeleted, onClose }: DeleteAnswerDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast(`deleteAnswer:${answer.id}`)
  const [busy, setBusy] = useState(false)
  const bringBack = async () => {
    try {
      await restoreAnswer(answer.id)
      toast.success(t('answers.restored'))
      await onDeleted()
    } catch (error) {
      const refusal = binRefusalOf(detailsOf(error))
      const isNamed = refusal !== null && refusal !== 'held'
      const unheard = serviceFailureKey(error) ?? 'answers.restoreFailed'
      toast.error(t(isNamed ? `answers.restoreRefused.${refusal}` : unheard))
    }
  }
  const remove = async () => {
    setBusy(true)
    try {
      const isInBin = await deleteAnswer(answer.id)
      onClose()
      if (isInBin) toast.undoable(t('answers.deleted'), () => void bringBack())
      else toast.success(t('answers.deleted'))
      await onDeleted()
    } catch (error) {
      setBusy(false)
      const unheard = serviceFailureKey(error) ?? 'answers.deleteFailed'
      toast.error(t(isHeldBack(detailsOf(error)) ? 'answers.deleteHeld' : unheard))
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
