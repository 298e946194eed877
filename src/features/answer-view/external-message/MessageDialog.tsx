import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../../domain/failures/service-failure'
import { sendExternalMessage } from '../../../data/staff/external-message'
import {
  MAX_MESSAGE_LENGTH,
  messageDraftSchema,
  messageFault,
  tidyMessage,
  type MessageDraft,
} from '../../../domain/incident/message'
import { useCachedRecord } from '../../../ui/staff/use-cached-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { useToast } from '../../../ui/staff/toast'
import { useReadTrailAgain } from '../use-answer-trail'
import { failureOf, type Failure } from './failure'

interface MessageDialogProps {
  answerId: string
  incidentId: string
  onClose: () => void
}

/**
 * A message to the people who work on an incident (VIEW-05). What was typed stays until it is sent, also when the
 * dialog is closed.
 */
export function MessageDialog({ answerId, incidentId, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const trailGoesOn = useReadTrailAgain(answerId)
  const { form, forget } = useCachedRecord(`incident-message ${answerId}`, messageDraftSchema, () => ({
    text: '',
    attempt: crypto.randomUUID(),
  }))
  const [failure, setFailure] = useState<Failure | null>(null)
  const message = tidyMessage(useWatch({ control: form.control, name: 'text' }))
  const fault = messageFault(message)
  const length = { length: message.length, most: MAX_MESSAGE_LENGTH }
  const send = async ({ text, attempt }: MessageDraft) => {
    setFailure(null)
    try {
      await sendExternalMessage({ answerId, message: text, attempt })
      forget()
      trailGoesOn()
      toast.success(t('view.incident.sent'))
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return (
    <RecordDialog
      title={t('view.incident.title', { id: incidentId })}
      action={t('view.incident.send')}
      form={form}
      failure={
        failure &&
        (isServiceFailure(failure) ? t(`common:failures.${failure}`) : t(`view.incident.${failure}`))
      }
      hindrance={
        fault && (fault === 'tooLong' ? t('view.incident.tooLong', length) : t('view.incident.empty'))
      }
      onSave={send}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('view.incident.help')}</p>
      <RecordField
        name="text"
        label={t('view.incident.message')}
        wrong={fault === 'tooLong' ? t('view.incident.tooLong', length) : undefined}
        help={t('view.incident.length', length)}
        multiline
        minRows={4}
        maxRows={12}
        autoFocus
      />
    </RecordDialog>
  )
}
