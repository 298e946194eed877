import { dateWriterIn, dayIn, readerZone } from '../../../domain/dates'

/** When changes were kept on this device, by its own clock: the day is told unless it is today. */
export function whenSaved(moment: Date): string {
  const here = readerZone()
  const isToday = dayIn(moment, here) === dayIn(new Date(), here)
  return dateWriterIn(here)(isToday ? 'time' : 'dateTime', moment)
}
