/**
 * When the clock of a time zone shows something, and what people call it: what `zone.ts` need not have for the public
 * form.
 */
import { shownIn } from './zone'
import { momentIn, type Day } from './zone-moment'

export { momentIn, offsetIn, type Day } from './zone-moment'

const DAY_LENGTH = 'YYYY-MM-DD'.length
/** The zones that this platform knows, by their names. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone')

/**
 * What people call the time of a zone, `hora de Argentina`; how far it is from Greenwich, `GMT-3`, where the platform
 * has no words for it in that language: it would give those of another one, or the city of the zone without accents.
 * @param tag BCP 47 tag of the reader's language
 */
export function zoneName(timeZone: string, tag: string): string {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const name = named('longGeneric')
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  return isKnown && !timeZone.endsWith(`/${name.replaceAll(' ', '_')}`) ? name : named('shortOffset')
}

/** The day that it is in a zone at a moment. */
export const dayIn = (moment: Date, timeZone: string): Day => shownIn(moment, timeZone).slice(0, DAY_LENGTH)

/** The hour of the day that the clock of a zone shows, 0 to 23. */
export const hourIn = (moment: Date, timeZone: string): number =>
  Number(shownIn(moment, timeZone).slice(11, 13))

/** The year that it is in a zone at a moment. */
export const yearIn = (moment: Date, timeZone: string): number =>
  Number(shownIn(moment, timeZone).slice(0, 4))

/** The moment at which a day begins in a zone: not at 00:00 where the clock is put forward over it. */
export const startOfDayIn = (day: Day, timeZone: string): Date => momentIn(day, '00:00', timeZone)

/** The last millisecond of a day in a zone; days with a change of clocks are longer or shorter. */
export const endOfDayIn = (day: Day, timeZone: string): Date =>
  new Date(momentIn(day, '24:00', timeZone).getTime() - 1)
