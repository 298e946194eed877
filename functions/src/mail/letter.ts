import type { Answer } from '../../../src/domain/answer/answer'
import { localized } from '../../../src/domain/language'
import { APP_URL } from '../platform/params'
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
  wording: Wording
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A text as it stands in a page: whatever somebody typed is shown, and nothing of it is markup. */
const pageText = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter).replace(/\r?\n/g, '<br>\n')

/** A sentence with its blanks filled; what fills them is not looked into again. */
const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => values[name] ?? blank)

/** Where whoever gets the mail looks the record up; '' where it cannot be (PUB-02). */
function recordUrl({ pdfDownloadCode }: Answer): string {
  const app = APP_URL.value()
  if (app === '' || !pdfDownloadCode) return ''
  return `${app}/actas/consultar?codigo=${encodeURIComponent(pdfDownloadCode)}`
}

/** What was typed, then what is attached, where it can be looked up and who it comes from (MAIL-01). */
export function letterOf({ answer, body, wording: { labels, language, tag } }: LetterFacts): Letter {
  const town = answer.municipioInfo.nombre
  const attached = filled(labels.mailAttached, {
    form: localized(answer, 'titulo', language),
    code: answer.codigoMunicipio,
  })
  const url = recordUrl(answer)
  const record = url && `${labels.mailRecord} ${url}`
  const paragraphs = [body.trim(), attached, record, town].filter(Boolean)
  const page = paragraphs.map((text) => `<p>${pageText(text)}</p>`).join('\n')
  return {
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${tag}">\n<head><meta charset="utf-8"></head>\n<body>\n${page}\n</body>\n</html>\n`,
  }
}
