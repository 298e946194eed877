import { Alert, TextField, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../domain/answer/answer'
import { MAX_BODY, MAX_SUBJECT } from '../../../domain/calls/send-email'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { useToast } from '../../../ui/staff/toast'
import { MailFileList } from './MailFileList'
import { RecipientField } from './RecipientField'
import { useMail, type MailProblem } from './use-mail'
import { useOnline } from './use-online'

interface MailDialogProps {
  answer: Answer
  open: boolean
  onClose: () => void
  /** It was sent: this mail is done with. */
  onSent: () => void
}

/** Those that stand at their own field. */
const AT_FIELD: readonly MailProblem['what'][] = ['recipient', 'subject']

/** A copy of an answer by e-mail (MAIL-01): recipients, subject, text, files. */
export function MailDialog({ answer, open, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation('mail')
  const toast = useToast()
  const online = useOnline()
  const { draft, change, add, files, attached, problem, sending, send } = useMail(answer, () =>
    toast.error(t('problem.failed')),
  )

  const submit = async () => {
    const done = await send()
    if (!done) return
    toast.success(t('sent', { count: done.sent }))
    if (done.refused.length > 0) toast.error(t('refused', { addresses: done.refused.join(', ') }))
    onSent()
  }
  return (
    <TaskDialog
      title={t('title')}
      open={open}
      busy={sending}
      action={t(sending ? 'sending' : 'send')}
      disabled={!online}
      large
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!online && <Alert severity="warning">{t('offline')}</Alert>}
      <RecipientField
        recipients={draft.recipients}
        typed={draft.typed}
        suggestion={answer.datosCiudadano?.email.trim() ?? ''}
        invalid={problem?.what === 'recipient'}
        disabled={sending}
        onType={(typed) => change({ typed })}
        onAdd={add}
        onRemove={(address) =>
          change({ recipients: draft.recipients.filter((recipient) => recipient !== address) })
        }
      />
      <TextField
        label={t('subject')}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={problem?.what === 'subject'}
        helperText={problem?.what === 'subject' ? t('problem.subject') : undefined}
        disabled={sending}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_SUBJECT } }}
      />
      <TextField
        label={t('body')}
        value={draft.body}
        onChange={({ target }) => change({ body: target.value })}
        disabled={sending}
        multiline
        minRows={3}
        maxRows={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_BODY } }}
      />
      <MailFileList files={files} attached={attached} disabled={sending} />
      <Typography sx={{ color: 'text.secondary' }}>{t('pdf', { code: answer.codigoMunicipio })}</Typography>
      <Problem problem={problem} />
    </TaskDialog>
  )
}

/** Why it was not sent; what was typed is still there. */
function Problem({ problem }: { problem: MailProblem | null }) {
  const { t } = useTranslation('mail')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problem])
  if (!problem || AT_FIELD.includes(problem.what)) return null
  const { what, most } = problem
  return (
    <Alert ref={alert} severity={what === 'noRecipients' ? 'warning' : 'error'} role="alert">
      {t(`problem.${what}`, { most })}
    </Alert>
  )
}
