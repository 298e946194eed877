/** Days on which a member of the staff is away, and who stands in for them (REACH-08). */
import * as z from 'zod/mini'
import { addDays, type CalendarDay } from '../calendar'
import { isDay } from '../dates'
import { text } from '../schema'

/** Longest absence, in days: who is away longer is ended, or has other work. */
export const MAX_ABSENCE_DAYS = 400

/** `usuarios/{username}.ausencia`, written by functions. */
export interface Absence {
  /** The first and the last day, by the calendar of the municipality. */
  desde: CalendarDay
  hasta: CalendarDay
  /** Username of who stands in; '' for nobody. */
  relevo: string
}

const day = () => z.string().check(z.refine(isDay))

const absenceSchema: z.ZodMiniType<Absence> = z.looseObject({ desde: day(), hasta: day(), relevo: text() })

/** A stored absence; null where there is none, or none that can be read. */
export function absenceOf(stored: unknown): Absence | null {
  const parsed = absenceSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** Whether somebody is away on a day. */
export const isAwayOn = (stored: unknown, today: CalendarDay): boolean => {
  const absence = absenceOf(stored)
  return absence !== null && absence.desde <= today && today <= absence.hasta
}

/** What can be wrong with an absence: it ends before it begins, is over already, or is too long. */
export type AbsenceFault = 'order' | 'past' | 'long'

/** What is wrong with an absence that somebody wants, on a day; null for nothing. */
export function absenceFault(
  { desde, hasta }: Pick<Absence, 'desde' | 'hasta'>,
  today: CalendarDay,
): AbsenceFault | null {
  if (hasta < desde) return 'order'
  if (hasta < today) return 'past'
  const last = addDays(desde, MAX_ABSENCE_DAYS - 1)
  return last !== null && hasta > last ? 'long' : null
}
