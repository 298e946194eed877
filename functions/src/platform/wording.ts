import ca from '../../../locales/ca/documents.json'
import ek from '../../../locales/ek/documents.json'
import en from '../../../locales/en/documents.json'
import es from '../../../locales/es/documents.json'
import gl from '../../../locales/gl/documents.json'
import ja from '../../../locales/ja/documents.json'
import ot from '../../../locales/ot/documents.json'
import pt from '../../../locales/pt/documents.json'
import type { SummaryFormat } from '../../../src/domain/question-types'
import { LANGUAGE_TAG, type Language } from '../../../src/domain/language'

export type Labels = typeof es

const LABELS: Record<Language, Labels> = { es, en, ca, pt, gl, ek, ot, ja }

/** What a PDF or an export says besides the answer, and how it writes moments. */
export interface Wording {
  language: Language
  /** BCP 47 tag, for screen readers. */
  tag: string
  labels: Labels
  format: SummaryFormat
  /** `DD/MM/YYYY - HH:mm` (FMT-01). */
  dateTime: (moment: Date | null) => string
}

/** The words of a language with the clock of a time zone. */
export function wordingFor(language: Language, timeZone: string): Wording {
  const labels = LABELS[language]
  const two = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const day = new Intl.DateTimeFormat('en-GB', { ...two, timeZone })
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const date = (moment: Date) => day.format(moment)
  const time = (moment: Date) => clock.format(moment)
  return {
    language,
    tag: LANGUAGE_TAG[language],
    labels,
    format: { date, time, yes: labels.yes, no: labels.no, language },
    dateTime: (moment) => (moment === null ? '' : `${date(moment)} - ${time(moment)}`),
  }
}
