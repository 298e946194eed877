/**
 * What the clock of a time zone shows. All days and hours of a municipality are decided here and in `zone-times.ts`
 * (OPS-08, decision 067); it has no library and little code, because each stranger loads it. `dates.ts` writes them for
 * staff and functions, `lib/formats.ts` for the public form.
 */

/** `YYYY-MM-DDTHH:mm:ss` */
const SHOWN_LENGTH = 19

/** Making one takes as long as writing a hundred moments with it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  // Swedish writes dates as ISO does but for the T and for years of fewer than four figures.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, made)
  return made
}

/** Whether the platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone of the device that runs this. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone that was told with a form, an answer or its version; where none was, the device's own. */
export const zoneOf = (told: { zonaHoraria?: string | undefined } | null | undefined): string =>
  told?.zonaHoraria !== undefined && isTimeZone(told.zonaHoraria) ? told.zonaHoraria : readerZone()

/**
 * What the clock of a zone shows at a moment, `YYYY-MM-DDTHH:mm:ss`.
 * @param timeZone IANA name, `America/Argentina/Cordoba`
 * @returns '' for a moment that does not exist
 * @throws RangeError for a zone that the platform does not know
 */
export function shownIn(moment: Date, timeZone: string): string {
  const clock = clockOf(timeZone)
  if (Number.isNaN(moment.getTime())) return ''
  return clock.format(moment).replace(' ', 'T').padStart(SHOWN_LENGTH, '0')
}
