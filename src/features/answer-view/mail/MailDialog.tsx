import { Alert, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../domain/answer/answer'
import { isServiceFailure } from '../../../domain/failures/service-failure'
import { type MailDraft, MAX_SUBJECT, MAX_BODY } from '../../../domain/mail/draft'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { useToast } from '../../../ui/staff/toast'
import { MailFileList } from './MailFileList'
import { RecipientField } from './RecipientField'
import { useMail, type MailProblem } from './use-mail'
import { useOnline } from '../../../lib/use-online'

interface MailDialogProps {
  answer: Answer
  open: boolean
  onClose: () => void
  /** Called when the mail was sent. */
  onSent: () => void
}

/** A copy of an answer by e-mail (MAIL-01): recipients, subject, text, files. */
export function MailDialog({ answer, open, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation(['mail', 'common'])
  const toast = useToast(`mail:${answer.id}`)
  const online = useOnline()
  const { form, files, attached, problem, send } = useMail(answer, () => toast.error(t('problem.failed')))
  const { isSubmitting, errors } = form.formState

  const submit = async (mail: MailDraft) => {
    const done = await send(mail)
    if (!done) return
    toast.success(t('sent', { count: done.sent }))
    if (done.refused.length > 0) toast.error(t('refused', { addresses: done.refused.join(', ') }))
    onSent()
  }
  return (
    <RecordDialog
      title={t('title')}
      open={open}
      form={form}
      action={t(isSubmitting ? 'sending' : 'send')}
      hindrance={online ? null : t('offline')}
      failure={null}
      large
      onSave={submit}
      onClose={onClose}
    >
      {!online && <Alert severity="warning">{t('offline')}</Alert>}
      <RecipientField suggestion={answer.datosCiudadano?.email.trim() ?? ''} />
      <RecordField
        name="subject"
        label={t('subject')}
        faultWords={() => t('problem.subject')}
        most={MAX_SUBJECT}
        required
      />
      <RecordField name="body" label={t('body')} most={MAX_BODY} multiline minRows={3} maxRows={10} />
      <MailFileList files={files} attached={attached} disabled={isSubmitting} />
      <Typography sx={{ color: 'text.secondary' }}>{t('pdf', { code: answer.codigoMunicipio })}</Typography>
      <Problem problem={errors.recipients ? { what: 'noRecipients' } : problem} />
    </RecordDialog>
  )
}

interface ProblemProps {
  problem: MailProblem | { what: 'noRecipients'; most?: undefined } | null
}

/** Says why the mail was not sent; what was typed stays. */
function Problem({ problem }: ProblemProps) {
  const { t } = useTranslation(['mail', 'common'])
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  const { what, most } = problem
  return (
    <Alert ref={alert} severity={what === 'noRecipients' ? 'warning' : 'error'} role="alert">
      {isServiceFailure(what) ? t(`common:failures.${what}`) : t(`problem.${what}`, { most })}
    </Alert>
  )
}
