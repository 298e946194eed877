import { LANGUAGE_TAG, localized, type Language } from '../../../src/domain/language'
import type { FormVersion } from '../../../src/domain/form/form'
import { zoneOf } from '../../../src/domain/zone'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import { wordingFor } from '../platform/wording'

interface LinkMail {
  id: string
  address: string
  /** Stands behind the `#`, which browsers send to no server; it is written into this mail and nowhere else. */
  secret: string
  language: Language
  version: FormVersion
  until: Date
}

/**
 * Mails the link to a kept draft (REACH-04). Nothing that a stranger wrote stands in it: only the form's title, the
 * moment at which it ends, by the town hall's clock as the page says it (OPS-08), and the link.
 * @throws HttpsError of {@link submitMail}
 */
export async function mailLink({ id, address, secret, language, version, until }: LinkMail): Promise<void> {
  const sender = await senderAt(version.municipalityPath)
  const { labels, write } = wordingFor(language, zoneOf(sender))
  const form = localized(version, 'titulo', language)
  const link = `${APP_URL.value()}/seguir/${id}#${secret}`
  const paragraphs = [
    fill(labels.laterPart, { form }),
    link,
    fill(labels.laterUntil, { date: write('dateTime', until) }),
    labels.laterSecret,
    labels.laterNotMine,
  ]
  await submitMail({
    // Asked for again it is another mail; nothing of the secret can be told from its name.
    id: idempotencyKey('seguir', id, until.getTime()),
    fromName: sender.nombre,
    to: [address],
    subject: fill(labels.laterSubject, { form }),
    files: [],
    ...letterFrom(paragraphs, sender, LANGUAGE_TAG[language]),
  })
}
