import { DATA_TYPE } from '../../form/question'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { isMoment, KEEPS_MOMENT, momentAs } from '../shared/moment'
import { openTypes } from '../shared/types'

const NOON = 12
/** Who types 310224 into a date control means 2024, and gets the year 224. */
const FIRST_YEAR = 1000

/** A day that exists, in a year of four figures: 30 February was typed, not answered. */
const validate: AnswerBehaviour['validate'] = (_question, response) => {
  if (KEEPS_MOMENT.isEmpty(response)) return null
  if (!isMoment(response.respuesta)) return 'date'
  return response.respuesta.getFullYear() < FIRST_YEAR ? 'year' : null
}

/**
 * A date input's YYYY-MM-DD becomes that day at noon, so that a reader some hours to the east or west still
 * sees the same day. What is not a day stays as typed, for `validate` to refuse.
 */
const normalize: AnswerBehaviour['normalize'] = (typed) => {
  const text = typed.trim()
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const moment = new Date(0)
  moment.setFullYear(Number(year), Number(month) - 1, Number(day))
  moment.setHours(NOON, 0, 0, 0)
  // setFullYear rolls 30 February over to March; without a year there is no month.
  return moment.getMonth() === Number(month) - 1 ? moment : text
}

export const date: QuestionBehaviour<'date'> = {
  ...KEEPS_MOMENT,
  kind: 'date',
  types: openTypes(DATA_TYPE.date),
  validate,
  normalize,
  summary: momentAs('date'),
}
