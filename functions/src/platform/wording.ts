import ca from '../../../locales/ca/documents.json'
import ek from '../../../locales/ek/documents.json'
import en from '../../../locales/en/documents.json'
import es from '../../../locales/es/documents.json'
import gl from '../../../locales/gl/documents.json'
import ja from '../../../locales/ja/documents.json'
import ot from '../../../locales/ot/documents.json'
import pt from '../../../locales/pt/documents.json'
import { dateWriterIn, type DateWriter } from '../../../src/domain/dates'
import type { SummaryFormat } from '../../../src/domain/question-types'
import { BASE_LANGUAGE, isLanguage, LANGUAGE_TAG, type Language } from '../../../src/domain/language'

export type Labels = typeof es

const LABELS: Record<Language, Labels> = { es, en, ca, pt, gl, ek, ot, ja }

/** What a PDF or an export says besides the answer, and how it writes moments. */
export interface Wording {
  language: Language
  /** BCP 47 tag, for screen readers. */
  tag: string
  labels: Labels
  format: SummaryFormat
  /** Writes moments by the clock of the municipality (FMT-01, OPS-08). */
  write: DateWriter
}

/** The language that an answer or a request notes; the base language where it notes none. */
export const notedLanguage = (idioma = ''): Language => (isLanguage(idioma) ? idioma : BASE_LANGUAGE)

/** The words of a language with the clock of a time zone. */
export function wordingFor(language: Language, timeZone: string): Wording {
  const labels = LABELS[language]
  const write = dateWriterIn(timeZone)
  return {
    language,
    tag: LANGUAGE_TAG[language],
    labels,
    format: {
      yes: labels.yes,
      no: labels.no,
      language,
    },
    write,
  }
}
