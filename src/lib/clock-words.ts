import { readerZone } from '../domain/zone'
import { offsetIn, zoneName } from '../domain/zone-times'
import { currentTag } from './i18n'

/** Whether two zones show the same time at a moment. */
const agree = (one: string, other: string, moment: Date): boolean =>
  offsetIn(moment, one) === offsetIn(moment, other)

/**
 * What people call the time of a zone, where another clock than the one that is expected tells it; '' where both tell
 * the same.
 * @param expected the reader's own unless told otherwise
 */
export const otherClock = (zone: string, moment: Date, expected = readerZone()): string =>
  agree(zone, expected, moment) ? '' : zoneName(zone, currentTag())
