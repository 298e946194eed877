import { DATA_TYPE } from '../../form/question'
import { isTimeOfDay, timePart } from '../../wall-clock'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { openTypes } from '../shared/types'
import { KEEPS_TEXT } from '../shared/text'
import { keepsWallClock } from '../shared/wall-clock'

const KEEPS_TIME = keepsWallClock(timePart)

/** A time of day that exists: 25:70 was typed, not answered. */
const validate: AnswerBehaviour['validate'] = (_question, response) =>
  KEEPS_TIME.isEmpty(response) || isTimeOfDay(response.respuesta) ? null : 'time'

/** Keeps a time of day, `HH:mm`, as time inputs give it (tipoDato 5 is a time of day by decision). */
export const time: QuestionBehaviour<'time'> = {
  ...KEEPS_TEXT,
  ...KEEPS_TIME,
  kind: 'time',
  types: openTypes(DATA_TYPE.time),
  validate,
  summary: (_question, { respuesta }) => timePart(respuesta),
}
