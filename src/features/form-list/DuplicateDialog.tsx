import { Alert, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { serviceFailureKey } from '../../data/failure-key'
import { getForm, newFormId, saveForm } from '../../data/staff/forms'
import { lists } from '../../domain/access/places'
import { duplicateForm } from '../../domain/form/duplicate'
import { useSession } from '../../lib/session'
import { useRecord } from '../../lib/use-record'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { useToast } from '../../ui/staff/toast'
import { AreaSteps } from './AreaSteps'

/** Where the copy goes; '' while no area is chosen. */
const copySchema = z.object({ area: z.string().check(z.minLength(1)) })

interface DuplicateDialogProps {
  formId: string
  title: string
  onClose: () => void
}

/** Copies a form into an area (LIST-07): private, and under a title of its own. */
export function DuplicateDialog({ formId, title, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const form = useRecord(copySchema, { area: '' })
  const { field, fieldState } = useController({ control: form.control, name: 'area' })
  const [failed, setFailed] = useState<string | null>(null)
  // The same copy however often it is tried: a try without a response may have made it.
  const [made] = useState(() => ({ id: newFormId(), date: new Date() }))
  const duplicate = async ({ area }: { area: string }) => {
    setFailed(null)
    try {
      const copy = { ...made, areas: [area], username: user.username }
      const whole = await getForm(formId)
      await saveForm(
        duplicateForm(whole, copy, (original) => t('forms.copyOf', { title: original })),
        0,
        user,
      )
      onClose()
      toast.success(t('forms.duplicated'))
      await queries.invalidateQueries({ queryKey: ['forms'] })
    } catch (error) {
      setFailed(t(serviceFailureKey(error) ?? 'forms.duplicateFailed'))
    }
  }
  return (
    <RecordDialog
      title={t('forms.duplicateTitle', { title })}
      action={t('forms.duplicate')}
      form={form}
      failure={failed}
      onSave={duplicate}
      onClose={onClose}
    >
      <AreaSteps
        area={field.value}
        onArea={field.onChange}
        error={fieldState.error ? t('forms.areaMissing') : ''}
      />
      {field.value !== '' && !lists(user, [field.value]) && (
        <Alert severity="warning" role="status">
          {t('forms.copyOutside')}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('forms.copyPrivate')}</Typography>
    </RecordDialog>
  )
}
