import { momentIn } from '../dates'
import type { Range } from './aggregates/range'
import type { Span } from './period'

/**
 * Between which hours the first and the last day of a period count (STAT-06). `to` is one hour ahead of the last hour
 * that counts (§2.9): 24 is the end of the day, 15 leaves out what came from 15:00 on.
 */
export interface Hours {
  /** 0 to 23. */
  from: number
  /** 1 to 24. */
  to: number
}

export const WHOLE_DAYS: Hours = { from: 0, to: 24 }

/** Whether both days count whole. */
export const areWholeDays = ({ from, to }: Hours): boolean => from === WHOLE_DAYS.from && to === WHOLE_DAYS.to

/** Whether they leave any hour of a period: on a single day the last one may not come before the first. */
export const areSoundHours = ({ from, to }: Hours, span: Span): boolean => span.from !== span.to || from < to

/** The moments that a period with its hours is between, by the clock of the municipality (OPS-08). */
export const rangeOf = ({ from, to }: Span, hours: Hours, timeZone: string): Range => ({
  from: momentIn(from, `${hours.from}:00`, timeZone),
  to: momentIn(to, `${hours.to}:00`, timeZone),
})
