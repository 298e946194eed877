import { logger } from 'firebase-functions/v2'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import type { CorrectAnswerResponse } from '../../../src/domain/calls/correct-answer'
import { BASE_LANGUAGE, localized } from '../../../src/domain/language'
import { isMailAddress } from '../../../src/domain/mail/address'
import { actorOf, auditDocument } from '../platform/audit'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { municipalityOfAnswer } from '../platform/municipality'
import { APP_URL, MAIL_MOST_PER_DAY } from '../platform/params'
import type { StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { beginAttempt, dropAttempt, endAttempt } from './attempts'
import { letterFrom } from './letter'
import { handIn } from './smtp'

/** What the citizen is told. */
interface AskedBack {
  comment: string
  vence: number | null
  timeZone: string
  /** Names the request: it is told once. */
  key: string
}

function mailTo(address: string, municipality: string, stored: StoredAnswer, asked: AskedBack) {
  // A form is written in that language, and nobody knows another one of the citizen.
  const { labels, tag, write } = wordingFor(BASE_LANGUAGE, asked.timeZone)
  const form = localized(stored, 'titulo', BASE_LANGUAGE)
  const until =
    asked.vence === null ? '' : fill(labels.askedUntil, { date: write('date', new Date(asked.vence)) })
  const where = APP_URL.value() && `${labels.askedWhere} ${APP_URL.value()}/ciudadano/formularios/respuestas`
  const part = fill(labels.askedPart, { form, code: stored.codigoMunicipio })
  return {
    fromName: municipality,
    to: [address],
    subject: fill(labels.askedSubject, { form }),
    files: [],
    ...letterFrom([part, asked.comment, until, where, municipality], tag),
  }
}

/**
 * Tells the citizen of an answer by mail that something of it is asked for again, where an address is known (CORR-10):
 * once for each request, and within the mails that the supervisor may send a day. The request stands whatever becomes
 * of the mail.
 */
export async function tellCitizen(
  caller: StaffCaller,
  stored: StoredAnswer,
  asked: AskedBack,
): Promise<CorrectAnswerResponse['told']> {
  const address = stored.datosCiudadano?.email.trim() ?? ''
  if (!isMailAddress(address)) return 'none'
  const { username } = caller.user
  const key = idempotencyKey('pedidoCambios', asked.key)
  try {
    const sentBefore = await beginAttempt(username, key, MAIL_MOST_PER_DAY.value())
    if (sentBefore) return sentBefore.length > 0 ? 'failed' : 'sent'
    const municipality = await municipalityOfAnswer(stored.municipalityPath)
    const mail = mailTo(address, municipality?.nombre ?? stored.municipioInfo.nombre, stored, asked)
    const rejected = await handIn({ id: key, ...mail }).catch(async (error: unknown) => {
      await dropAttempt(username, key)
      throw error
    })
    const about = { cantidad: 1 - rejected.length, ...aboutAnswer(stored) }
    await endAttempt(username, key, rejected, auditDocument(actorOf(caller), { tipo: 'email', ...about }))
    return rejected.length > 0 ? 'failed' : 'sent'
  } catch (error) {
    logger.warn('a citizen was not told of a request for changes', { answer: stored.id, error })
    return 'failed'
  }
}
