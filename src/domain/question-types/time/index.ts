import { isTimeOfDay, timePart } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { keepsWallClock } from '../shared/wall-clock'

const KEEPS_TIME = keepsWallClock(timePart)

/** A time of day that exists: 25:70 was typed, not answered. */
const validate: AnswerBehaviour['validate'] = (_question, response) =>
  KEEPS_TIME.isEmpty(response) || isTimeOfDay(response.respuesta) ? null : 'time'

/** Keeps a time of day, `HH:mm`, as time inputs give it (tipoDato 5 is a time of day by decision). */
export const time: AnswerBehaviour = {
  ...KEEPS_TEXT,
  ...KEEPS_TIME,
  validate,
  summary: (_question, { respuesta }) => timePart(respuesta),
}
