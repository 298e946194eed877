/** What a question has before anybody answered. */
import type { Question, Response } from '../form/question'
import { behaviourOf } from '../question-types'
import { unticked } from '../question-types/shared/text'
import { withFields } from '../form/dense'
import type { WallClock } from '../wall-clock'

/** Nothing at all: the state of a question that is not asked. */
export const blankResponse = ({ opciones }: Pick<Question, 'opciones'>): Response => ({
  respuesta: '',
  porDefecto: undefined,
  opciones: unticked(opciones),
  otraRespuesta: undefined,
  celdas: undefined,
  imagen: null,
  documento: null,
  video: null,
})

/** The defaults of a question that begins to be asked (ANS-04). */
export const startResponse = (question: Question, now: WallClock): Response => ({
  ...blankResponse(question),
  // What a rule says comes when rules are worked out.
  ...(question.valorInicial === ''
    ? behaviourOf(question).initialValue(question, now)
    : { porDefecto: true as const }),
})

/** The empty list; the same one where it is that. */
export const none = <T>(items: T[]): T[] => (items.length === 0 ? items : [])

/** The question without any answer; the same object when it has none. */
export const blankQuestion = (question: Question): Question =>
  withFields(question, { ...blankResponse(question), repeticiones: none(question.repeticiones) })

/** The question with its defaults (ANS-04). */
export const startQuestion = (question: Question, now: WallClock): Question => ({
  ...question,
  ...startResponse(question, now),
  repeticiones: [],
})
