import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { serviceFailureKey } from '../../../data/failure-key'
import { labelForm } from '../../../data/staff/list-forms'
import type { FormRow } from '../../../domain/form/form-row'
import { cleanLabels, MAX_LABELS } from '../../../domain/form/labels'
import { useRecord } from '../../../lib/use-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { useToast } from '../../../ui/staff/toast'
import { FORMS_KEY } from '../use-forms'
import { LabelsField, type LabelsDraft } from './LabelsField'

const draftSchema: z.ZodMiniType<LabelsDraft, LabelsDraft> = z
  .object({ labels: z.array(z.string()), typed: z.string() })
  .check(
    z.refine(({ labels, typed }) => cleanLabels([...labels, typed]).length <= MAX_LABELS, {
      path: ['typed'],
      error: 'tooMany',
    }),
  )

interface LabelsDialogProps {
  form: FormRow
  title: string
  onClose: () => void
}

/** Which labels a form carries (DAY-04). What was typed and not added yet counts too. */
export function LabelsDialog({ form, title, onClose }: LabelsDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const queries = useQueryClient()
  const toast = useToast()
  const [failed, setFailed] = useState<string | null>(null)
  const record = useRecord(draftSchema, { labels: cleanLabels(form.etiquetas ?? []), typed: '' })
  const save = async ({ labels, typed }: LabelsDraft) => {
    setFailed(null)
    try {
      await labelForm(form.id, cleanLabels([...labels, typed]))
    } catch (error) {
      setFailed(t(serviceFailureKey(error) ?? 'forms.labels.failed'))
      return
    }
    onClose()
    toast.success(t('forms.labels.saved', { title }))
    await queries.invalidateQueries({ queryKey: FORMS_KEY })
  }
  return (
    <RecordDialog
      title={t('forms.labels.of', { title })}
      action={t('forms.labels.save')}
      form={record}
      failure={failed}
      onSave={save}
      onClose={onClose}
    >
      <LabelsField />
    </RecordDialog>
  )
}
