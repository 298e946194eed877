import { dateWriterIn, type DateWriter } from '../domain/dates'
import { useZone } from './zone'
import { useZoneAt } from './zone-reader'

/** Writes moments by the clock of the page's municipality (OPS-08); for pages of staff. */
export const useDates = (): DateWriter => dateWriterIn(useZone())

const nothing: DateWriter = () => ''

/** Writes moments by the clock of the municipality that something belongs to; '' while its zone is being read. */
export function useDatesAt(municipalityPath: string): DateWriter {
  const zone = useZoneAt(municipalityPath)
  return zone === null ? nothing : dateWriterIn(zone)
}
