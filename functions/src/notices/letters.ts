import type { Language } from '../../../src/domain/language'
import type { Sender } from '../../../src/domain/geography/sender'
import type { Day } from '../../../src/domain/zone-moment'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import { wordingFor } from '../platform/wording'
import type { Found, FoundKind } from './found'
import type { Reader } from './people'

/** Answers that a mail names one by one. */
const MOST_NAMED = 20

/** A line, and where it leads. */
const led = (said: string, address: string): string =>
  [said, APP_URL.value() && APP_URL.value() + address].filter(Boolean).join('\n')

/** How many answers of a form there are, and which form. */
export interface OfForm {
  id: string
  titulo: string
  count: number
}

/** What a person is told once a day. */
export interface DailyNews {
  asignadas: number
  vencidas: number
  revisadas: OfForm[]
  nuevas: OfForm[]
  /** The day from which on, which the lists are narrowed to. */
  since: Day
}

async function send(
  { user, choice }: Reader,
  sender: Sender,
  said: { id: string; subject: string; lines: string[] },
) {
  const { labels, tag } = wordingFor(choice.idioma, sender.zonaHoraria)
  const choose = led(labels.noticeChoose, '/avisos?ver=preferencias')
  await submitMail({
    id: said.id,
    fromName: sender.nombre || 'MuniFormularios',
    to: [user.email],
    subject: said.subject,
    files: [],
    ...letterFrom([...said.lines, choose], sender, tag),
  })
}

const lineOfAnswer = (kind: FoundKind, answer: Found, language: Language): string => {
  const { labels } = wordingFor(language, 'UTC')
  const line = {
    asignadas: labels.noticeOneAssigned,
    revisadas: labels.noticeOneRevised,
    nuevas: labels.noticeOneNew,
  }
  const said = fill(line[kind], { form: answer.titulo, code: answer.codigoMunicipio })
  return led(said, `/ver/${encodeURIComponent(answer.id.replaceAll('%', '%25'))}`)
}

/**
 * Tells a person at once of answers, in one mail.
 * @param key names the news: the same ones again are the same mail
 * @throws HttpsError of {@link submitMail}
 */
export async function mailAtOnce(
  reader: Reader,
  sender: Sender,
  news: readonly { kind: FoundKind; answer: Found }[],
  key: string,
): Promise<void> {
  const { idioma } = reader.choice
  const { labels } = wordingFor(idioma, sender.zonaHoraria)
  const named = news.slice(0, MOST_NAMED).map(({ kind, answer }) => lineOfAnswer(kind, answer, idioma))
  const rest = news.length - named.length
  const more = rest > 0 ? [led(fill(labels.noticeMore, { count: rest }), '/avisos')] : []
  await send(reader, sender, {
    id: idempotencyKey('aviso', reader.user.username, key),
    subject: fill(labels.noticeSubject, { municipality: sender.nombre }),
    lines: [...named, ...more],
  })
}

const listOf = (id: string, query: Record<string, string>): string =>
  `/respuestas/listado/${encodeURIComponent(id)}?${new URLSearchParams(query).toString()}`

/**
 * Tells a person what there is since yesterday, in one mail whose lines lead to lists.
 * @throws HttpsError of {@link submitMail}
 */
export async function mailDaily(reader: Reader, sender: Sender, news: DailyNews, day: Day): Promise<void> {
  const { labels } = wordingFor(reader.choice.idioma, sender.zonaHoraria)
  const count = (said: string, number: number, address: string): string[] =>
    number > 0 ? [led(fill(said, { count: number }), address)] : []
  const ofForms = (said: string, forms: readonly OfForm[], query: Record<string, string>): string[] =>
    forms.map(({ id, titulo, count: number }) =>
      led(fill(said, { form: titulo, count: number }), listOf(id, { ...query, desde: news.since })),
    )
  await send(reader, sender, {
    id: idempotencyKey('avisos', reader.user.username, day),
    subject: fill(labels.noticeDailySubject, { municipality: sender.nombre }),
    lines: [
      ...count(labels.noticeAssigned, news.asignadas, '/avisos'),
      ...count(labels.noticeLate, news.vencidas, '/avisos?ver=vencidas'),
      ...ofForms(labels.noticeRevised, news.revisadas, { orden: 'actualizacion' }),
      ...ofForms(labels.noticeNew, news.nuevas, {}),
    ],
  })
}
