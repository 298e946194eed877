import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendExternalMessage } from '../../../data/staff/external-message'
import { MESSAGE_LENGTH, messageFault, tidyMessage } from '../../../domain/incident/message'
import { useKeptDraft } from '../../../ui/staff/kept-draft'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { useToast } from '../../../ui/staff/toast'
import { failureOf, type Failure } from './failure'

interface Draft {
  text: string
  /** One for as long as this message is not sent: repeated, it arrives once. */
  attempt: string
}

interface MessageDialogProps {
  answerId: string
  incidentId: string
  onClose: () => void
}

/** A message to who works with an incident (VIEW-05). What was typed stays until it is sent, also when it is closed. */
export function MessageDialog({ answerId, incidentId, onClose }: MessageDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const { draft, change, forget } = useKeptDraft<Draft>(['incident-message', answerId], () => ({
    text: '',
    attempt: crypto.randomUUID(),
  }))
  const [state, setState] = useState<'typing' | 'sending' | Failure>('typing')
  const message = tidyMessage(draft.text)
  const fault = messageFault(message)
  const sending = state === 'sending'
  const send = async () => {
    setState('sending')
    try {
      await sendExternalMessage({ answerId, message, attempt: draft.attempt })
      forget()
      toast.success(t('view.incident.sent'))
      onClose()
    } catch (error) {
      setState(failureOf(error))
    }
  }
  return (
    <TaskDialog
      title={t('view.incident.title', { id: incidentId })}
      busy={sending}
      action={t('view.incident.send')}
      disabled={fault !== null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('view.incident.help')}</p>
      <TextField
        label={t('view.incident.message')}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        error={fault === 'tooLong'}
        helperText={
          fault === 'tooLong'
            ? t('view.incident.tooLong', { length: message.length, most: MESSAGE_LENGTH })
            : t('view.incident.length', { length: message.length, most: MESSAGE_LENGTH })
        }
        disabled={sending}
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        autoFocus
      />
      {state !== 'typing' && state !== 'sending' && (
        <Alert severity="error" role="alert">
          {t(`view.incident.${state}`)}
        </Alert>
      )}
    </TaskDialog>
  )
}
