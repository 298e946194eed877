/** The words of a notice with what they name (REACH-06, LOGIC-12). */
import { NAME, NOTHING } from './certificate/placeholders'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { shapeOf, type AnswerShape } from './kinds'
import { textIn, withText } from './edit-texts'
import { MAX_NOTICE_WORDS, type FormNotice } from './form-notices'
import type { Question } from './question'
import { questionsOf } from './questions-of'
import { isOthersPart } from './second-person'
import type { Section } from './section'

/** A notice with its words changed in each language. */
export const withNoticeWords = (notice: FormNotice, change: (words: string) => string): FormNotice =>
  LANGUAGES.reduce(
    (one, language) => withText(one, 'mensaje', language, change(textIn(one, 'mensaje', language))),
    notice,
  )

/** What the words may name of any answer. */
export const NOTICE_FACTS = ['formulario', 'codigo', 'estado', 'municipio'] as const
export type NoticeFacts = Record<(typeof NOTICE_FACTS)[number], string>

const isFact = (name: string): name is keyof NoticeFacts => NOTICE_FACTS.some((fact) => fact === name)

/** Answers whose words are the form's own, or numbers and moments. */
const UNWRITTEN: ReadonlySet<AnswerShape> = new Set([
  ...(['number', 'day', 'moment', 'month', 'time'] as const),
  ...(['yesNo', 'option', 'options', 'ranking'] as const),
])
const isUnwritten = (question: Question): boolean =>
  UNWRITTEN.has(shapeOf(question)) && !question.opciones.some(({ otra }) => otra)

/**
 * Questions whose answers the words may name: nothing that a stranger wrote, because whoever answers names the address,
 * and could have the town hall write to anybody; and nothing that another person is asked.
 */
export const nameableQuestions = (secciones: readonly Section[]): Question[] =>
  secciones
    .filter((section) => !isOthersPart(section))
    .flatMap(questionsOf)
    .filter(isUnwritten)

/** The names in the words of a notice, in any language, that name nothing that they may. */
export function unknownFacts(notice: FormNotice, secciones: readonly Section[]): string[] {
  const said = LANGUAGES.map((language) => textIn(notice, 'mensaje', language)).join('\n')
  const names = Array.from(said.matchAll(NAME), ([, name = '']) => name.trim())
  const unknown = [...new Set(names)].filter((name) => !isFact(name))
  if (unknown.length === 0) return unknown
  const known = new Set(nameableQuestions(secciones).map(({ id }) => id))
  return unknown.filter((name) => !known.has(name))
}

/** Whether a notice cannot be sent as it stands. */
export const isNoticeFault = (notice: FormNotice, secciones: readonly Section[]): boolean =>
  unknownFacts(notice, secciones).length > 0 ||
  LANGUAGES.some((language) => textIn(notice, 'mensaje', language).length > MAX_NOTICE_WORDS)

/**
 * The form's own words in a language, else in its own one, with what they name, in one pass; '' where it has none.
 * @param answers what was answered, in words, by the ids of {@link nameableQuestions}
 */
export const noticeWords = (
  notice: FormNotice,
  facts: NoticeFacts,
  answers: ReadonlyMap<string, string>,
  language: Language,
): string =>
  (textIn(notice, 'mensaje', language).trim() || textIn(notice, 'mensaje', BASE_LANGUAGE).trim()).replace(
    NAME,
    (_whole, name: string) => {
      const named = name.trim()
      return isFact(named) ? facts[named] : answers.get(named) || NOTHING
    },
  )
