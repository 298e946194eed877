import type { QuestionBehaviour } from '../behaviour'
import { isMoment, isNoMoment } from '../shared/moment'

/** A time of day that exists: 25:70 was typed, not answered. */
export const validate: QuestionBehaviour['validate'] = (_question, response) =>
  isNoMoment(response) || isMoment(response.respuesta) ? null : 'time'
