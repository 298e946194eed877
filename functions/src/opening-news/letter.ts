import { LANGUAGE_TAG, localized } from '../../../src/domain/language'
import type { FormVersion } from '../../../src/domain/form/form'
import { openingIn } from '../../../src/domain/form/opening'
import type { Sender } from '../../../src/domain/geography/sender'
import { zoneOf } from '../../../src/domain/zone'
import { formAddress } from '../catalogue/catalogue-page'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { linkUrl, stoppedBy } from '../mailed-links/link'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import { notedLanguage, wordingFor } from '../platform/wording'
import type { Waiter } from './record'

/** What a mail about the opening of a form is about. Of what strangers typed nothing stands in it. */
interface OpeningMail {
  waiter: Waiter
  version: FormVersion
  /** `horario` of the public document. */
  horario: unknown
  /** In whose name it goes. */
  sender: Sender
}

const waitingUrl = ({ clave, idioma }: Waiter): string => linkUrl('apertura', clave, idioma)

function writing({ waiter, version, horario, sender }: OpeningMail) {
  const language = notedLanguage(waiter.idioma)
  const { labels, write } = wordingFor(language, zoneOf(sender))
  const opening = openingIn(horario)
  const form = localized(version, 'titulo', language)
  const moment = (date: Date | undefined) => (date ? write('dateTime', date) : '')
  const send = (name: string, subject: string, said: string[]) =>
    submitMail({
      id: name,
      fromName: sender.nombre,
      to: [waiter.direccion],
      subject,
      files: [],
      headers: stoppedBy(waitingUrl(waiter)),
      ...letterFrom(said, sender, LANGUAGE_TAG[language]),
    })
  return { labels, form, opens: moment(opening?.abre), closes: moment(opening?.cierra), send }
}

/**
 * Mails the link by which somebody says that they wait (REACH-01): the only mail to an address that nobody proved.
 * @throws HttpsError of {@link submitMail}
 */
export async function mailConfirmation(mail: OpeningMail, now: Date): Promise<void> {
  const { labels, form, opens, send } = writing(mail)
  await send(
    idempotencyKey('apertura pedida', mail.waiter.clave, now.getTime()),
    fill(labels.openingAskSubject, { form }),
    [
      fill(opens ? labels.openingAsk : labels.openingAskSome, { form, date: opens }),
      `${labels.openingConfirm}\n${waitingUrl(mail.waiter)}`,
      labels.openingNotMine,
    ],
  )
}

/**
 * Mails that a form is open.
 * @param opened names the opening: the same mail again is no other
 * @throws HttpsError of {@link submitMail}
 */
export async function mailOpen(mail: OpeningMail, opened: string): Promise<void> {
  const { labels, form, closes, send } = writing(mail)
  await send(idempotencyKey('apertura', mail.waiter.clave, opened), fill(labels.openingSubject, { form }), [
    fill(labels.openingOpen, { form }),
    formAddress(APP_URL.value(), mail.waiter.formulario),
    closes && fill(labels.openingUntil, { date: closes }),
    labels.openingOver,
  ])
}
