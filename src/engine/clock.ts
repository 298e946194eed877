import type { CalendarDay } from '../domain/calendar'

/** The clock, and the time zone of the municipality by which dates and times of day are. */
export interface Clock {
  now: () => Date
  timeZone: string
  /** The municipality's day at which the answer was begun: what its rules work out goes by it. */
  begun: CalendarDay | null
}
