/** A text that is accepted gets its next version when its words change (KIND-10). */
import { translationsOf } from '../../language'
import { kindOf } from '../../form/kinds'
import { nextTextVersion, textVersionOf } from './accepted'
import { changeQuestion } from '../../form/edit-questions'
import type { Question } from '../../form/question'
import { allQuestions } from '../../form/questions-of'
import type { Section } from '../../form/section'

/** Everything that is read before it is accepted, in every language. */
const wordsOf = (question: Question): string =>
  JSON.stringify([
    ...['titulo', 'descripcion'].map((field) => translationsOf(question, field)),
    ...[question.titulo, question.descripcion],
  ])

/**
 * The edited sections, whose texts that are accepted know their version; the same list where none changed.
 * @param saved as stored; none for a new form
 */
export function withConsentVersions(saved: readonly Section[], edited: Section[]): Section[] {
  const before = new Map(allQuestions(saved).map((question) => [question.id, question]))
  return allQuestions(edited)
    .filter((question) => kindOf(question) === 'consent')
    .reduce((sections, question) => {
      const was = before.get(question.id)
      const known = textVersionOf((was ?? question).formato)
      const formato = was && wordsOf(was) !== wordsOf(question) ? nextTextVersion(known) : known
      return changeQuestion(sections, question.id, (one) =>
        one.formato === formato ? one : { ...one, formato },
      )
    }, edited)
}
