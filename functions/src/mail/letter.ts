import type { Answer } from '../../../src/domain/answer/answer'
import { localized } from '../../../src/domain/language'
import type { Sender } from '../../../src/domain/geography/sender'
import { fill } from '../platform/fill'
import { recordUrl } from '../platform/code-urls'
import { escapeMarkup } from '../platform/markup'
import type { Wording } from '../platform/wording'

/** What a mail says, as plain text and as a page. */
export interface Letter {
  text: string
  html: string
}

interface LetterFacts {
  answer: Answer
  /** As typed; '' for none. */
  body: string
  /** Who it comes from, as the municipality's record has it (SEC-02). */
  sender: Sender
  wording: Wording
}

/** A text as it stands in a page, line by line. */
const pageText = (text: string): string => escapeMarkup(text).replace(/\r?\n/g, '<br>\n')

/** A paragraph, and the BCP 47 tag of its language where that is another one than the letter's. */
export interface Paragraph {
  text: string
  tag?: string
  /** A file of the mail that is shown below it, in a page. */
  picture?: string
}

/** The municipality's logo over a line in its colour, where it has them (PDF-02). Both are sound: see `brandingOf`. */
function head({ nombre, marca: { logo, color } }: Sender): string {
  const picture = logo && `<img src="${pageText(logo)}" alt="${pageText(nombre)}" height="60">`
  const line = color && `<hr style="border: 0; border-top: 4px solid ${color}">`
  return [picture && `<p>${picture}</p>\n`, line && `${line}\n`].join('')
}

/** These paragraphs, one below the other, and who they come from; empty ones are left out. */
export function letterFrom(paragraphs: (string | Paragraph)[], sender: Sender, tag: string): Letter {
  const said = [...paragraphs, sender.nombre, sender.marca.contacto]
    .map((one): Paragraph => (typeof one === 'string' ? { text: one } : one))
    .filter(({ text }) => text !== '')
  const shown = ({ picture }: Paragraph) =>
    picture === undefined ? '' : `<br>\n<img src="cid:${picture}" alt="" width="200" height="200">`
  const paragraphOf = (one: Paragraph) =>
    `<p${one.tag === undefined ? '' : ` lang="${one.tag}"`}>${pageText(one.text)}${shown(one)}</p>`
  const page = head(sender) + said.map(paragraphOf).join('\n')
  return {
    text: `${said.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${tag}">\n<head><meta charset="utf-8"></head>\n<body>\n${page}\n</body>\n</html>\n`,
  }
}

/** What was typed, then what is attached, where it can be looked up and who it comes from (MAIL-01). */
export function letterOf({ answer, body, sender, wording: { labels, language, tag } }: LetterFacts): Letter {
  const attached = fill(labels.mailAttached, {
    form: localized(answer, 'titulo', language),
    code: answer.codigoMunicipio,
  })
  const url = recordUrl(answer)
  const record = url ? `${labels.mailRecord} ${url}` : ''
  return letterFrom([body.trim(), attached, record], sender, tag)
}
