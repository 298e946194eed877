import type { QuestionBehaviour } from '../behaviour'
import { isMoment, isNoMoment } from '../shared/moment'

/** A day that exists: 30 February was typed, not answered. */
export const validate: QuestionBehaviour['validate'] = (_question, response) =>
  isNoMoment(response) || isMoment(response.respuesta) ? null : 'date'
