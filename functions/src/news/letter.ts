import type { Answer } from '../../../src/domain/answer/answer'
import { localized } from '../../../src/domain/language'
import type { FormNotice } from '../../../src/domain/form/form-notices'
import { noticeWords, type NoticeFacts } from '../../../src/domain/form/notice-words'
import { stateWords } from '../../../src/domain/states/choices'
import { zoneOf } from '../../../src/domain/zone'
import type { MailFile } from '../mail/files'
import { letterFrom } from '../mail/letter'
import { qrPicture } from '../mail/qr-picture'
import { submitMail } from '../mail/smtp'
import { linkUrl, stoppedBy } from '../mailed-links/link'
import { senderAt } from '../platform/branding'
import { recordUrl, statusUrl } from '../platform/code-urls'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { notedLanguage, wordingFor } from '../platform/wording'
import { namedAnswers } from './named-answers'

interface NewsMail {
  answer: Answer
  address: string
  notice: FormNotice
  /** Of the link by which mails are asked for and stopped. */
  clave: string
  isConfirmation: boolean
  /** Whether further mails come without being asked for. */
  isProven: boolean
  /** Names the mail: the same one again is no other. */
  key: string
}

const PICTURE = 'codigo'
const pictureOf = (address: string): MailFile => ({
  ...{ filename: `${PICTURE}.png`, content: qrPicture(address), contentType: 'image/png', cid: PICTURE },
})

/**
 * Mails that an answer came, or came into a state (REACH-06), in the language in which it was answered. Of what strangers
 * typed nothing stands in it.
 * @returns the recipients that the mail server did not take
 * @throws HttpsError of {@link submitMail}
 */
export async function mailNews(mail: NewsMail): Promise<string[]> {
  const { answer, address, notice, clave, isConfirmation, isProven, key } = mail
  const language = notedLanguage(answer.idioma)
  const known = await senderAt(answer.municipalityPath)
  const sender = { ...known, nombre: known.nombre || answer.municipioInfo.nombre }
  const { labels, tag, format } = wordingFor(language, zoneOf(sender))
  // Whoever answers names the address: nothing that they wrote is mailed.
  const form = localized(answer, 'titulo', language, {})
  const [code, state] = [answer.codigoMunicipio, stateWords(answer.estados, language)]
  const facts: NoticeFacts = { formulario: form, codigo: code, estado: state, municipio: sender.nombre }
  const own = noticeWords(notice, facts, namedAnswers(answer, format), language)
  const said = fill(isConfirmation ? labels.newsReceived : labels.newsState, { form, state })
  const [status, copy] = [statusUrl(answer), notice.copia === true ? recordUrl(answer) : null]
  const link = linkUrl('novedades', clave, language)
  // Who has the mail on a telephone or on paper has it read at a counter.
  const scanned = isConfirmation ? (status ?? copy) : null
  const paragraphs = [
    own || said,
    { text: fill(labels.newsCode, { code }), ...(scanned && { picture: PICTURE }) },
    status && `${labels.newsStatus}\n${status}`,
    copy && `${labels.mailRecord} ${copy}`,
    link && `${isProven ? labels.newsStop : labels.newsAsk}\n${link}`,
    isProven ? '' : labels.newsNotMine,
  ]
  return submitMail({
    id: key,
    fromName: sender.nombre,
    to: [address],
    subject: fill(isConfirmation ? labels.newsReceivedSubject : labels.newsStateSubject, { form, state }),
    files: scanned === null ? [] : [pictureOf(scanned)],
    headers: stoppedBy(link),
    ...letterFrom(
      paragraphs.filter((one) => one !== null),
      sender,
      tag,
    ),
  })
}

/** Names a mail about an answer. */
export const newsKey = (answerId: string, time: number): string => idempotencyKey('novedades', answerId, time)
