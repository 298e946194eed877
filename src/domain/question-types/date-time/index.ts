import { dayInWords, dayPart, timePart } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { FIRST_ANSWERED_DAY } from '../date'
import { KEEPS_TEXT } from '../shared/text'

/** A text that is a day and a time of day; '' for any other. */
const momentIn = (text: string): string => (dayPart(text) !== '' && timePart(text) !== '' ? text : '')

const validate: AnswerBehaviour['validate'] = (_question, { respuesta }) => {
  if (respuesta === '') return null
  if (momentIn(respuesta) === '') return 'malformed'
  return respuesta < FIRST_ANSWERED_DAY ? 'year' : null
}

/** Keeps a day with a time of day, `YYYY-MM-DDTHH:mm`: what a calendar and a clock showed, no moment of the world (decision 068). */
export const dateTime: AnswerBehaviour = {
  ...KEEPS_TEXT,
  // Only '' is nothing: what is no day with a time is wrong, not missing.
  isEmpty: ({ respuesta }) => respuesta === '',
  validate,
  summary: (_question, { respuesta }) => `${dayInWords(respuesta)} ${timePart(respuesta)}`.trim(),
}
