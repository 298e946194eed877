import { logicOf, withRules } from '../domain/answering/logic'
import { growRows } from '../domain/answer/repeatable'
import { settle } from '../domain/answer/settle'
import type { CalendarDay } from '../domain/calendar'
import type { Section } from '../domain/form/section'
import type { WallClock } from '../domain/wall-clock'

/** The clock, and the time zone of the municipality by which dates and times of day are. */
export interface Clock {
  now: () => Date
  timeZone: string
  /** The municipality's day at which the answer was begun: what its rules work out goes by it. */
  begun: CalendarDay | null
}

/**
 * Brings sections into normal form, with their rules worked out and as many rows as they say: what is new may ask for
 * more.
 */
export function settling(initial: Section[], { begun }: Clock, today: () => WallClock) {
  const logic = logicOf(initial)
  /** @param before the answer as it was, with its rules worked out; without it everything is worked out */
  return function settled(next: Section[], before?: Section[]): Section[] {
    const normal = settle(next)
    const ruled = before
      ? (logic?.reshape(before, normal, begun).sections ?? normal)
      : withRules(normal, begun, initial)
    const grown = growRows(ruled, today())
    return grown === ruled ? ruled : settled(grown, ruled)
  }
}
