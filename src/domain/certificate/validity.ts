import { addTo, dateWriterIn, endOfDayIn } from '../dates'
import type { CertificateLayout } from '../form/certificate/layout'

/**
 * Until when a certificate counts that is made now: to the end of its last day by the clock of the town hall; null
 * without end.
 */
export function certificateEnd(
  { validez, dias, hasta }: Pick<CertificateLayout, 'validez' | 'dias' | 'hasta'>,
  now: Date,
  timeZone: string,
): Date | null {
  if (validez === 'siempre') return null
  const today = dateWriterIn(timeZone)('day', now)
  return endOfDayIn(validez === 'dias' ? addTo(today, dias, 'day') : hasta, timeZone)
}
