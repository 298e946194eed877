import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { restoreForm } from '../../data/staff/bin'
import { deleteForm } from '../../data/staff/delete-form'
import type { FormRow } from '../../domain/form/form-row'
import { useSession } from '../../lib/session'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'

interface DeleteFormDialogProps {
  form: FormRow
  title: string
  onClose: () => void
}

/** Asks, then deletes the form, which can be taken back for a while (LIST-06, REACH-10). */
export function DeleteFormDialog({ form, title, onClose }: DeleteFormDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast(`deleteForm:${form.id}`)
  const [busy, setBusy] = useState(false)
  const bringBack = async () => {
    try {
      await restoreForm(form.id)
      toast.success(t('forms.restored'))
      await queries.invalidateQueries({ queryKey: ['forms'] })
    } catch (error) {
      toast.error(t(serviceFailureKey(error) ?? 'forms.restoreFailed'))
    }
  }
  const remove = async () => {
    setBusy(true)
    try {
      await deleteForm(form, user)
      onClose()
      toast.undoable(t('forms.deleted'), () => void bringBack())
      await queries.invalidateQueries({ queryKey: ['forms'] })
    } catch (error) {
      toast.error(t(serviceFailureKey(error) ?? 'forms.deleteFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('forms.confirmDelete', { title })}
      confirmLabel={t('forms.delete')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('forms.confirmDeleteHelp')}
    </ConfirmDialog>
  )
}
