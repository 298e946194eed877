import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorCodeOf, serviceFailureOf } from '../../../data/errors'
import {
  MailRefusedError,
  sendMail,
  type MailRefusal,
  type SendEmailResponse,
} from '../../../data/staff/mail'
import type { Answer } from '../../../domain/answer/answer'
import type { ServiceFailure } from '../../../domain/failures/service-failure'
import { localized } from '../../../domain/language'
import { mailDraftSchema, type MailDraft, MAX_SUBJECT } from '../../../domain/mail/draft'
import { useLanguage } from '../../../lib/i18n'
import { randomText } from '../../../lib/random'
import { useRecord } from '../../../lib/use-record'
import { createMailFiles, type MailFile } from './mail-files'
import { keepTextEnd } from '../../../domain/text/shorten'

/** Why a mail was not sent; the interface has a sentence for each. */
export interface MailProblem {
  what: 'filesOnTheirWay' | 'filesFailed' | 'failed' | 'forbidden' | ServiceFailure | MailRefusal['mail']
  /** The limit that was passed. */
  most?: number | undefined
}

function problemOf(error: unknown): MailProblem {
  if (error instanceof MailRefusedError) return { what: error.refusal.mail, most: error.refusal.most }
  return { what: serviceFailureOf(error) ?? (errorCodeOf(error) === 'forbidden' ? 'forbidden' : 'failed') }
}

/** Why the files keep the mail from being sent; null when they do not. */
function missing(files: readonly MailFile[]): MailProblem | null {
  if (files.some(({ status }) => status === 'sending')) return { what: 'filesOnTheirWay' }
  return files.some(({ status }) => status !== 'there') ? { what: 'filesFailed' } : null
}

/**
 * A mail about an answer, from the first letter until it is sent. What was typed and attached stays after every
 * failure.
 * @param onLost called when it fails after its dialog was left
 */
export function useMail(answer: Answer, onLost: () => void) {
  const language = useLanguage()
  const [attempt] = useState(() => randomText(20))
  const [files] = useState(createMailFiles)
  const attached = useSyncExternalStore(files.on, files.get)
  const form = useRecord(mailDraftSchema, {
    recipients: [],
    typed: '',
    subject: keepTextEnd(`${localized(answer, 'titulo', language)} · ${answer.codigoMunicipio}`, MAX_SUBJECT),
    body: '',
  })
  const [problem, setProblem] = useState<MailProblem | null>(null)
  const isUnderWay = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      // While a mail is being sent its files belong to the server, which removes them.
      if (!isUnderWay.current) files.discard()
    }
  }, [files])

  /** The result; null when it was not sent. */
  const send = async ({ recipients, subject, body }: MailDraft): Promise<SendEmailResponse | null> => {
    const found = missing(attached)
    setProblem(found)
    if (found) return null
    isUnderWay.current = true
    try {
      const sent = await sendMail({
        attempt,
        recipients,
        subject,
        body,
        attachments: files.attachments(),
        dataPdf: { answerId: answer.id, language },
      })
      files.release()
      return sent
    } catch (error) {
      setProblem(problemOf(error))
      // A person who left the view would believe that the mail was sent.
      if (isGone.current) onLost()
      if (error instanceof MailRefusedError) files.markLost(error.refusal.path ?? '')
      return null
    } finally {
      isUnderWay.current = false
    }
  }
  return { form, files, attached, problem, send }
}
