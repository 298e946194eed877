import { dayPart, dayInWords, isCalendarDay } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { keepsWallClock } from '../shared/wall-clock'

const KEEPS_DAY = keepsWallClock(dayPart)

/** Who types 310224 into a date control means 2024, and gets the year 224. */
export const FIRST_ANSWERED_DAY = '1000-01-01'

/** A day that exists, in a year of four figures: 30 February was typed, not answered. */
const validate: AnswerBehaviour['validate'] = (_question, response) => {
  if (KEEPS_DAY.isEmpty(response)) return null
  if (!isCalendarDay(response.respuesta)) return 'date'
  return response.respuesta < FIRST_ANSWERED_DAY ? 'year' : null
}

/** Keeps a day of the calendar, `YYYY-MM-DD`, as date inputs give it. */
export const date: AnswerBehaviour = {
  ...KEEPS_TEXT,
  ...KEEPS_DAY,
  validate,
  summary: (_question, { respuesta }) => dayInWords(respuesta),
}
