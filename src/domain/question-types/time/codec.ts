import type { QuestionBehaviour } from '../behaviour'

export { momentCodec as codec } from '../shared/moment'

/**
 * A time input's HH:mm becomes that time on the given day (tipoDato 5 is a time of day by decision). What is
 * not a time stays as typed, for `validate` to refuse.
 */
export const normalize: QuestionBehaviour['normalize'] = (typed, day) => {
  const text = typed.trim()
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours === undefined) return text
  const moment = new Date(day)
  moment.setHours(Number(hours), Number(minutes), 0, 0)
  return moment
}
