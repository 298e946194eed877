import { isCalendarDay } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { FIRST_ANSWERED_DAY } from '../date'
import { KEEPS_TEXT } from '../shared/text'

const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`)

const validate: AnswerBehaviour['validate'] = (_question, { respuesta }) => {
  if (respuesta === '') return null
  if (!isMonth(respuesta)) return 'malformed'
  return respuesta < FIRST_ANSWERED_DAY ? 'year' : null
}

/** Keeps a month of a year, `YYYY-MM`, as month inputs give it. */
export const month: AnswerBehaviour = {
  ...KEEPS_TEXT,
  isEmpty: ({ respuesta }) => respuesta === '',
  validate,
  summary: (_question, { respuesta }) =>
    isMonth(respuesta) ? respuesta.split('-').toReversed().join('/') : respuesta,
}
