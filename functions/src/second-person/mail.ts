import { LANGUAGE_TAG, localized } from '../../../src/domain/language'
import { isOthersPart } from '../../../src/domain/form/second-person'
import { zoneOf } from '../../../src/domain/zone'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { notedLanguage, wordingFor } from '../platform/wording'
import type { AskingAnswer } from './asking'
import { partUrl } from './link'

interface PartMail {
  address: string
  secret: string
  until: Date
}

/**
 * Mails another person the link to their part (REACH-11), in the language in which the rest was answered. Of what
 * strangers typed nothing stands in it: the form's words, the answer's code, the day by the town hall's clock (OPS-08).
 * @returns whether the mail server took it
 * @throws HttpsError of {@link submitMail}
 */
export async function mailPart(
  { stored, version }: AskingAnswer,
  { address, secret, until }: PartMail,
): Promise<boolean> {
  const language = notedLanguage(stored.idioma)
  const known = await senderAt(stored.municipalityPath)
  const sender = { ...known, nombre: known.nombre || stored.municipioInfo.nombre }
  const { labels, write } = wordingFor(language, zoneOf(sender))
  const form = localized(version, 'titulo', language)
  const part = version.secciones.find(isOthersPart)
  const facts = { form, who: part ? localized(part, 'otraPersona', language) : '', place: sender.nombre }
  const refused = await submitMail({
    id: idempotencyKey('parte', stored.id, until.getTime()),
    fromName: sender.nombre,
    to: [address],
    subject: fill(labels.partSubject, facts),
    files: [],
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letterFrom(
      [
        fill(labels.partAsked, facts),
        partUrl(stored.id, secret),
        fill(labels.partUntil, { date: write('dateTime', until) }),
        labels.partRefuse,
        fill(labels.newsCode, { code: stored.codigoMunicipio }),
        labels.partNotMine,
      ],
      sender,
      LANGUAGE_TAG[language],
    ),
  })
  return refused.length === 0
}
