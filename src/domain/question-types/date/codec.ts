import type { QuestionBehaviour } from '../behaviour'

export { momentCodec as codec } from '../shared/moment'

const NOON = 12

/**
 * A date input's YYYY-MM-DD becomes that day at noon, so that a reader some hours to the east or west still
 * sees the same day. What is not a day stays as typed, for `validate` to refuse.
 */
export const normalize: QuestionBehaviour['normalize'] = (typed) => {
  const text = typed.trim()
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined) return text
  const moment = new Date(0)
  moment.setFullYear(Number(year), Number(month) - 1, Number(day))
  moment.setHours(NOON, 0, 0, 0)
  // setFullYear rolls 30 February over to March.
  return moment.getMonth() === Number(month) - 1 && moment.getDate() === Number(day) ? moment : text
}
