import { momentIn } from '../zone-moment'
import type { BookedTime } from './appointment'

interface CalendarEntry {
  appointment: BookedTime
  /** What the appointment is for: the form's title. */
  title: string
  /** The answer's code, which names the entry: fetched again after a change it replaces the one before. */
  code: string
  /** The product's host, which makes that name unique in the world. */
  host: string
  /** By whose clock the office says its hours. */
  zone: string
  now: Date
}

/** iCalendar (RFC 5545) takes at most 75 bytes in a line. */
const LINE_BYTES = 75
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A text value: what has a meaning in the file is escaped, and what nobody can read is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** One property, its further lines begun by a blank, no letter cut in two. */
function folded(property: string): string {
  const lines: string[] = []
  let line = ''
  for (const letter of property) {
    if (bytesOf(line + letter) > LINE_BYTES) {
      lines.push(line)
      line = ' '
    }
    line += letter
  }
  return [...lines, line].join('\r\n')
}

/** An instant by the world's clock, `20261126T021400Z`. */
const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/**
 * An appointment as a calendar file for phones and computers (REACH-09). It begins at the instant at which the office's
 * clock shows the hour: a calendar elsewhere shows that instant by its own clock, and reminds in time. It has no end,
 * because the appointment system tells none.
 */
export function calendarFile({ appointment, title, code, host, zone, now }: CalendarEntry): string {
  const { agenda, direccion, fecha, hora } = appointment
  const place = direccion === '' ? [] : [`LOCATION:${escaped(direccion)}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MuniFormularios//ES',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(`${code}@${host}`)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(momentIn(fecha, hora, zone))}`,
    `SUMMARY:${escaped([agenda, title].filter(Boolean).join(' · '))}`,
    ...place,
    `DESCRIPTION:${escaped([title, agenda, code].filter(Boolean).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
