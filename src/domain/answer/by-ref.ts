/** What an answer says by the names of its parts, which are the same in every version of its form. */
import type { PartRef } from '../form/part-ref'
import { behaviourOf, type SummaryFormat } from '../question-types'
import type { Section } from '../form/section'
import type { QuestionPath } from './path'
import { askedIn, viewAt, type QuestionView } from './view'

type Named = Pick<QuestionView, 'path' | 'section' | 'branch' | 'question'>

/** Names a response in every version of the form. */
export const refOf = ({ path, section, branch, question }: Named): PartRef => ({
  seccionId: section.id,
  condicionId: branch?.id ?? '',
  preguntaId: question.id,
  repeticion: path.repetition,
  rowIndex: path.row,
})

/** The same of what stands at a path; undefined when the answer has no such place. */
export function refAt(secciones: Section[], path: QuestionPath): PartRef | undefined {
  const view = viewAt(secciones, path)
  return view && refOf(view)
}

/** A question as it would stand at a path, whether or not its row or repetition is there. */
export function placeAt(secciones: Section[], path: QuestionPath): Named | undefined {
  const first = viewAt(secciones, { ...path, row: 0, repetition: 0 })
  return first && { ...first, path }
}

/** Everything that an answer says, by the question's id: in every row, below checked branches, and repeated. */
export function answersByQuestion(secciones: readonly Section[]): Map<string, QuestionView[]> {
  const answers = new Map<string, QuestionView[]>()
  for (const one of askedIn(secciones)) {
    const all = answers.get(one.question.id)
    if (all) all.push(one)
    else answers.set(one.question.id, [one])
  }
  return answers
}

/** What was answered, in words, by the question's id: further answers and rows one after the other. */
export const answersInWords = (secciones: readonly Section[], format: SummaryFormat): Map<string, string> =>
  new Map(
    [...answersByQuestion(secciones)].map(([id, all]) => [
      id,
      all
        .map(({ question, response }) => behaviourOf(question).summary(question, response, format).trim())
        .filter(Boolean)
        .join(', '),
    ]),
  )
