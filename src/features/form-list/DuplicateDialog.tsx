import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newFormId, saveForm } from '../../data/staff/forms'
import { duplicateForm } from '../../domain/form/duplicate'
import type { Form } from '../../domain/form/form'
import { useSession } from '../../lib/session'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { useToast } from '../../ui/staff/toast'
import { AreaSteps } from './AreaSteps'

interface DuplicateDialogProps {
  form: Form
  title: string
  onClose: () => void
}

/** Copies a form into an area (LIST-07). */
export function DuplicateDialog({ form, title, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const [area, setArea] = useState('')
  const [problem, setProblem] = useState<'areaMissing' | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)
  const duplicate = async () => {
    if (area === '') return setProblem('areaMissing')
    setProblem(null)
    setBusy(true)
    try {
      const copy = { id: newFormId(), areas: [area], username: user.username, date: new Date() }
      await saveForm(duplicateForm(form, copy), 0, user)
      onClose()
      toast.success(t('forms.duplicated'))
      await queries.invalidateQueries({ queryKey: ['forms'] })
    } catch {
      setProblem('failed')
      setBusy(false)
    }
  }
  return (
    <TaskDialog
      title={t('forms.duplicateTitle', { title })}
      busy={busy}
      action={t('forms.duplicate')}
      onSubmit={() => void duplicate()}
      onClose={onClose}
    >
      <AreaSteps
        area={area}
        onArea={setArea}
        error={problem === 'areaMissing' ? t('forms.areaMissing') : ''}
      />
      {problem === 'failed' && <Alert severity="error">{t('forms.duplicateFailed')}</Alert>}
    </TaskDialog>
  )
}
