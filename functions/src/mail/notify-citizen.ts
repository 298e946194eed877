import { logger } from 'firebase-functions/v2'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { questionAt } from '../../../src/domain/answer/fill'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import type { CorrectAnswerResponse } from '../../../src/domain/calls/correct-answer'
import type { RequestItem } from '../../../src/domain/answer/corrections/request'
import { isPart, pathOfSpot } from '../../../src/domain/answer/corrections/spot'
import { sectionsInPlace } from '../../../src/domain/correction/overlay'
import type { FormVersion } from '../../../src/domain/form/form'
import { withoutAnswers } from '../../../src/domain/text/without-answers'
import type { Section } from '../../../src/domain/form/section'
import {
  BASE_LANGUAGE,
  LANGUAGE_TAG,
  languagesOf,
  localized,
  type Language,
} from '../../../src/domain/language'
import { isMailAddress } from '../../../src/domain/mail/address'
import type { Sender } from '../../../src/domain/geography/sender'
import { zoneOf } from '../../../src/domain/zone'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import type { StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { cachedVersion } from '../platform/cached-version'
import { letterFrom, type Paragraph } from './letter'
import { sendWithinQuota } from './send-within-quota'

/** What the citizen is told. */
interface AskedBack {
  /** What is asked for, thing by thing. */
  items: RequestItem[]
  comment: string
  vence: number | null
  /** Names the request: it is told once. */
  key: string
}

/** More languages than this make no subject that anybody reads. */
const MAX_IN_SUBJECT = 2

/**
 * What something that is asked for is called: in that language where the form has it, with what was answered (LOGIC-12).
 * @param sections the answer as it stands; null where its form cannot be read
 */
function titleOf(item: RequestItem, sections: Section[] | null, language: Language, place: string): string {
  if (item.parte === 'ubicacion') return place
  const path = sections && isPart(item.parte) ? pathOfSpot(sections, item) : null
  const question = sections && path ? questionAt(sections, path) : null
  return question ? localized(question, 'titulo', language) : withoutAnswers(item.title)
}

/** What is asked, in each language that the form is written in: nobody knows which of them the citizen reads best. */
function mailTo(
  address: string,
  sender: Sender,
  stored: StoredAnswer,
  version: FormVersion | null,
  { items, comment, vence }: AskedBack,
) {
  const { codigoMunicipio: code } = stored
  const titled = version ?? stored
  const sections = version && sectionsInPlace(version.secciones, stored)
  const asked = languagesOf(titled, 'titulo').map((language) => {
    const { labels, tag, write } = wordingFor(language, zoneOf(sender))
    const form = localized(titled, 'titulo', language)
    const what = [
      ...new Set(items.map((item) => titleOf(item, sections, language, labels.place)).filter(Boolean)),
    ]
    const date = vence === null ? '' : write('date', new Date(vence))
    return {
      tag,
      subject: fill(labels.askedSubject, { form }),
      part: fill(labels.askedPart, { form, code }),
      what: what.length > 0 ? fill(labels.askedWhat, { what: what.join(', ') }) : '',
      until: date && fill(labels.askedUntil, { date }),
      where: APP_URL.value() && `${labels.askedWhere} ${APP_URL.value()}/ciudadano/formularios/respuestas`,
    }
  })
  const paragraphs = asked.flatMap(({ tag, part, what, until, where }, index): (string | Paragraph)[] =>
    index === 0
      ? [part, comment, what, until, where]
      : [part, what, until, where].map((text) => ({ text, tag })),
  )
  return {
    fromName: sender.nombre,
    to: [address],
    subject: asked
      .slice(0, MAX_IN_SUBJECT)
      .map(({ subject }) => subject)
      .join(' · '),
    files: [],
    ...letterFrom(paragraphs, sender, LANGUAGE_TAG[BASE_LANGUAGE]),
  }
}

/**
 * Tells the citizen of an answer by mail that something of it is asked for again, where an address is known (CORR-10):
 * once for each request, and within the mails that the supervisor may send a day. The request stands whatever becomes
 * of the mail.
 */
export async function notifyCitizen(
  caller: StaffCaller,
  stored: StoredAnswer,
  asked: AskedBack,
): Promise<CorrectAnswerResponse['told']> {
  const address = stored.datosCiudadano?.email.trim() ?? ''
  if (!isMailAddress(address)) return 'none'
  const key = idempotencyKey('pedidoCambios', asked.key)
  const mail = async () => {
    const known = await senderAt(stored.municipalityPath)
    const sender = { ...known, nombre: known.nombre || stored.municipioInfo.nombre }
    // Its titles in other languages stand in what was answered.
    const version = await cachedVersion(stored.idPlantilla, stored.version)
    return mailTo(address, sender, stored, version, asked)
  }
  try {
    const refused = await sendWithinQuota(caller, { key, mail, about: aboutAnswer(stored) })
    return refused.length === 0 ? 'sent' : 'failed'
  } catch (error) {
    logger.warn('a citizen was not told of a request for changes', { answer: stored.id, error })
    return 'failed'
  }
}
