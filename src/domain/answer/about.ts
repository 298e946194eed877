import { firstColumns } from '../form/listed-questions'
import { behaviourOf, type SummaryFormat } from '../question-types'
import type { QuestionKind } from '../form/kinds'
import { shortenText } from '../text/shorten'
import type { Answer } from './answer'
import { firstAsked } from './first-asked'
import { citizenName } from './people'

/** Answers that a title has, and letters of each. */
const MOST_ANSWERS = 2
const MOST_LETTERS = 60

/** A mere yes or a day names no case. */
const UNTELLING: readonly QuestionKind[] = ['yes-no', 'date', 'time', 'date-time', 'month']

/**
 * What an answer is about, in the words that its list begins with: its first short answers that say something, else whom
 * it is about (VIEW-01).
 * @returns '' where nothing says it
 */
export function aboutAnswer(
  { secciones, datosCiudadano }: Pick<Answer, 'secciones' | 'datosCiudadano'>,
  format: SummaryFormat,
): string {
  const listed = new Set(
    firstColumns(secciones)
      .filter(({ tipo }) => !UNTELLING.includes(tipo))
      .map(({ id }) => id),
  )
  const summaries = firstAsked(secciones)
    .filter(({ question }) => listed.has(question.id))
    .map(({ question, response }) => behaviourOf(question).summary(question, response, format).trim())
    .filter((text) => text !== '')
    .slice(0, MOST_ANSWERS)
    .map((text) => shortenText(text, MOST_LETTERS))
  return summaries.join(' · ') || citizenName(datosCiudadano)
}
