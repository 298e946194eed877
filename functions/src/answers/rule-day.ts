import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { begunOf } from '../../../src/domain/answering/whole'
import type { CalendarDay } from '../../../src/domain/calendar'
import { dayIn } from '../../../src/domain/zone-times'
import { zoneAt } from '../platform/time-zone'

/** The municipality's day at which an answer came; null where it is not stored yet. */
export async function dayItCame({
  fechaCreacion,
  municipalityPath,
}: Pick<StoredAnswer, 'fechaCreacion' | 'municipalityPath'>): Promise<CalendarDay | null> {
  if (!fechaCreacion || Number.isNaN(fechaCreacion.getTime())) return null
  return dayIn(fechaCreacion, await zoneAt(municipalityPath))
}

/**
 * The day that it is for rules of the form itself: at which an answer was begun, else at which it came. Versions do not
 * have these rules, so that where there are no others nobody notes the day (LOGIC-04).
 */
export const ruleDay = async (
  answer: Pick<StoredAnswer, 'diaComienzo' | 'fechaCreacion' | 'municipalityPath'>,
): Promise<CalendarDay | null> => begunOf(answer) ?? (await dayItCame(answer))
