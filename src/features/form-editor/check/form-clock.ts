import type { CalendarDay } from '../../../domain/calendar'
import { dayPart, wallClockIn } from '../../../domain/wall-clock'
import { readerZone } from '../../../domain/zone'

/** The day that rules are tried with. */
export const today = (): CalendarDay => dayPart(wallClockIn(new Date(), readerZone()))
