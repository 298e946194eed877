import { formatDateTime, formatTime } from '../../../lib/formats'

/** When changes were kept: the day is told unless it is today. */
export const when = (moment: Date): string =>
  moment.toDateString() === new Date().toDateString() ? formatTime(moment) : formatDateTime(moment)
