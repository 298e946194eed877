import { Alert, TextField, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { MailRefusedError, sendMail } from '../../../data/staff/mail'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { localized } from '../../../domain/language'
import { isMailAddress } from '../../../domain/mail/address'
import { useLanguage } from '../../../lib/i18n'
import { ManyDialog } from './ManyDialog'
import { useManyWork } from './use-many-work'
import { useTypedMail } from './use-typed-mail'
import { NotDoneError, type Outcome } from './work-through'
import { cutText } from '../../../domain/text/cut'
import { cleanText, isBlank } from '../../../domain/text/clean'
import { MAX_SUBJECT, MAX_BODY } from '../../../domain/mail/draft'

interface MailManyDialogProps {
  answers: readonly AnswerRow[]
  onEnded: (outcomes: readonly Outcome[]) => void
  onClose: () => void
}

/** The address of the answer's recipient. */
const addressOf = ({ datosCiudadano }: AnswerRow): string => datosCiudadano?.email.trim() ?? ''

/**
 * Sends each of the chosen answers to whom it is about, as a PDF (DAY-03, MAIL-01): one mail for each, so that nobody
 * sees who else got one. A person may send only so many a day; the rest is listed as not sent.
 */
export function MailManyDialog({ answers, onEnded, onClose }: MailManyDialogProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const [first] = answers
  const { mail, keep, forget } = useTypedMail(first?.idPlantilla ?? '')
  const { attempt, body } = mail
  const subject = mail.subject ?? (first ? cutText(localized(first, 'titulo', language), MAX_SUBJECT) : '')
  const work = useManyWork((outcomes) => {
    if (outcomes.every(({ failure }) => failure === null)) forget()
    onEnded(outcomes)
  })
  const able = answers.filter((answer) => isMailAddress(addressOf(answer)))
  const without = answers.length - able.length

  const send = async (answer: AnswerRow): Promise<AnswerRow> => {
    try {
      const { refused } = await sendMail({
        ...{ attempt, recipients: [addressOf(answer)], subject: cleanText(subject), body, attachments: [] },
        dataPdf: { answerId: answer.id, language },
      })
      if (refused.length > 0) throw new NotDoneError('refused')
      return answer
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error
      const { mail: reason } = error.refusal
      // The quota is used up, so every further mail would be refused.
      if (reason === 'quota') work.stop()
      throw reason === 'quota' || reason === 'off' ? new NotDoneError(reason) : error
    }
  }
  return (
    <ManyDialog
      title={t('answers.many.mailTitle', { count: answers.length })}
      // «Send 0 mails» is nothing to press.
      action={
        able.length === 0 ? t('answers.many.mail') : t('answers.many.mailAction', { count: able.length })
      }
      hindrance={
        able.length === 0
          ? t('answers.many.mailWithout', { count: without })
          : isBlank(subject)
            ? t('answers.many.mailSubjectMissing')
            : null
      }
      told={(count) => t('answers.many.mailed', { count })}
      work={work}
      onBegin={() => {
        keep(mail)
        work.begin(able, send)
      }}
      onClose={onClose}
    >
      <Typography>{t('answers.many.mailHelp')}</Typography>
      {without > 0 && (
        <Alert severity={able.length === 0 ? 'warning' : 'info'}>
          {t('answers.many.mailWithout', { count: without })}
        </Alert>
      )}
      <TextField
        label={t('answers.many.mailSubject')}
        value={subject}
        onChange={({ target }) => keep({ ...mail, subject: target.value })}
        required
        error={isBlank(subject)}
        helperText={isBlank(subject) ? t('answers.many.mailSubjectMissing') : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_SUBJECT, autoComplete: 'off' } }}
      />
      <TextField
        label={t('answers.many.mailBody')}
        value={body}
        onChange={({ target }) => keep({ ...mail, body: target.value })}
        multiline
        minRows={4}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: MAX_BODY } }}
      />
    </ManyDialog>
  )
}
