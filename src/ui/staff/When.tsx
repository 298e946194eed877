import { otherClock } from '../../lib/clock-words'
import { useDatesAt } from '../../lib/use-dates'
import { useZone } from '../../lib/zone'
import { useZoneAt } from '../../lib/zone-reader'

interface WhenProps {
  moment: Date | null
  /** The municipality that it belongs to; '' for none. */
  at: string
  format?: 'date' | 'dateTime'
}

/**
 * A moment in a list of several municipalities: by the clock of its own, which is named where it is not the page's
 * (OPS-08).
 */
export function When({ moment, at, format = 'dateTime' }: WhenProps) {
  const write = useDatesAt(at)
  const [page, zone] = [useZone(), useZoneAt(at)]
  const other = moment && zone ? otherClock(zone, moment, page) : ''
  return [write(format, moment), other && `(${other})`].filter(Boolean).join(' ')
}
