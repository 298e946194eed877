import { DATA_TYPE } from '../../form/question'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { isMoment, KEEPS_MOMENT, momentAs } from '../shared/moment'
import { openTypes } from '../shared/types'

/** A time of day that exists: 25:70 was typed, not answered. */
const validate: AnswerBehaviour['validate'] = (_question, response) =>
  KEEPS_MOMENT.isEmpty(response) || isMoment(response.respuesta) ? null : 'time'

/**
 * A time input's HH:mm becomes that time on the given day (tipoDato 5 is a time of day by decision). What is
 * not a time stays as typed, for `validate` to refuse.
 */
const normalize: AnswerBehaviour['normalize'] = (typed, day) => {
  const text = typed.trim()
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours === undefined) return text
  const moment = new Date(day)
  moment.setHours(Number(hours), Number(minutes), 0, 0)
  return moment
}

export const time: QuestionBehaviour<'time'> = {
  ...KEEPS_MOMENT,
  kind: 'time',
  types: openTypes(DATA_TYPE.time),
  validate,
  normalize,
  summary: momentAs('time'),
}
