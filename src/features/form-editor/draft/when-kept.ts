import { writeDate } from '../../../domain/dates'

/** When changes were kept: the day is told unless it is today. */
export const whenKept = (moment: Date): string =>
  moment.toDateString() === new Date().toDateString()
    ? writeDate('time', moment)
    : writeDate('dateTime', moment)
