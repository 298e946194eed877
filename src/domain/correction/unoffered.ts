/** What was picked and a rule does not offer any more because other answers were put right (LOGIC-10). */
import { chosenOptions } from '../answer/chosen'
import { asOffered, pickedOther } from '../answer/picked'
import { valueIn } from '../answer/corrections/part-value'
import { mapSame, withFields } from '../form/dense'
import { isHidden } from '../form/outcome'
import { shapeOf } from '../form/kinds'
import type { Option, Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { rankedOptions } from '../question-types/ranking/order'
import { partOf } from './locks'
import { isSameValue } from './current-value'

/** The options that a response picked or put in order, offered or not. */
export const picksIn = (question: Question, response: Response): Option[] =>
  shapeOf(question) === 'ranking'
    ? rankedOptions(question.opciones, response.respuesta)
    : chosenOptions(question, response)

/** Those of them that are not offered: they were picked before something else was put right. */
export function unofferedPicks(question: Question, response: Response): Option[] {
  const hidden = new Set(question.opciones.filter(isHidden).map(({ id }) => id))
  return hidden.size === 0 ? [] : picksIn(question, response).filter(({ id }) => hidden.has(id))
}

/** Which other one counts only beside the option that asks for it. */
const answerOf = (question: Question, response: Response) =>
  valueIn(
    question,
    pickedOther(question, response) ? response : { ...response, otraRespuesta: undefined },
    'answer',
  )

/**
 * A response as it stands in place: as it is given now, and below it what was picked before and is not offered now. Of a
 * choice or an order that was given anew nothing stands below it, nor what could not be ticked beside what is ticked now.
 * @param question with its options as they are offered now
 * @param was the response in place before
 * @param now as it is given, of what is offered alone
 */
export function withUnoffered(question: Question, was: Response, now: Response): Response {
  const gone = unofferedPicks(question, was)
  if (gone.length === 0) return now
  if (isSameValue(answerOf(question, asOffered(question, was)), answerOf(question, now)))
    return { ...now, ...partOf(was, 'answer'), porDefecto: was.porDefecto }
  if (shapeOf(question) !== 'options') return now
  const ticked = chosenOptions(question, now)
  if (ticked.some(({ exclusiva }) => exclusiva)) return now
  const kept = gone.filter(({ exclusiva }) => ticked.length === 0 || !exclusiva)
  const ids = new Set(kept.map(({ id }) => id))
  return {
    ...now,
    otraRespuesta:
      now.otraRespuesta ?? (pickedOther(question, { ...now, opciones: kept }) && was.otraRespuesta),
    opciones: now.opciones.map((option) => (ids.has(option.id) ? { ...option, checked: true } : option)),
  }
}

const offeredOf = (questions: Question[]): Question[] =>
  mapSame(questions, (question) =>
    withFields(asOffered(question, question), {
      repeticiones: mapSame(question.repeticiones, (repetition) => asOffered(question, repetition)),
    }),
  )

/** The sections without picks that are not offered: what everybody is shown, sent and counts. */
export const withoutUnoffered = (secciones: Section[]): Section[] =>
  mapSame(secciones, (section) =>
    withFields(section, {
      preguntas: offeredOf(section.preguntas),
      seccionesRepetibles: mapSame(section.seccionesRepetibles, (row) =>
        withFields(row, { preguntas: offeredOf(row.preguntas) }),
      ),
      conditions: mapSame(section.conditions, (branch) =>
        withFields(branch, { questions: offeredOf(branch.questions) }),
      ),
    }),
  )
