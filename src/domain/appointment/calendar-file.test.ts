import { describe, expect, it } from 'vitest'
import type { BookedTime } from './appointment'
import { calendarFile } from './calendar-file'

const TURNO: BookedTime = {
  ...{ agenda: 'Licencias', direccion: 'Belgrano 340, piso 2' },
  ...{ fecha: '2026-11-30', hora: '09:20' },
}
const CORDOBA = 'America/Argentina/Cordoba'
const entry = (given: Partial<BookedTime> = {}, title = 'Renovación; clase B', zone = CORDOBA) =>
  calendarFile({
    appointment: { ...TURNO, ...given },
    title,
    code: 'VA-0123456789',
    host: 'formularios.test',
    zone,
    now: new Date('2026-11-26T02:14:05.678Z'),
  })
/** As a calendar reads it: folded lines put together. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of an appointment', () => {
  it('REACH-09 has the instant of the hour that the office said, place and code', () => {
    expect(linesOf(entry())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//MuniFormularios//ES',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:VA-0123456789@formularios.test',
      'DTSTAMP:20261126T021405Z',
      'DTSTART:20261130T122000Z',
      'SUMMARY:Licencias · Renovación\\; clase B',
      'LOCATION:Belgrano 340\\, piso 2',
      'DESCRIPTION:Renovación\\; clase B\\nLicencias\\nVA-0123456789',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    ['2026-07-01', '09:20', 'Europe/Madrid', '20260701T072000Z'],
    ['2026-12-01', '09:20', 'Europe/Madrid', '20261201T082000Z'],
    ['2026-11-30', '23:30', 'America/Argentina/Cordoba', '20261201T023000Z'],
    ['2026-11-30', '00:30', 'Asia/Tokyo', '20261129T153000Z'],
  ])(
    'REACH-09 OPS-08 on %s at %s in %s it begins at %s, whatever zone the device is in',
    (fecha, hora, zone, at) => {
      expect(linesOf(entry({ fecha, hora }, '', zone))).toContain(`DTSTART:${at}`)
    },
  )

  it('REACH-09 no text of a form or an agenda adds a property of its own', () => {
    const file = entry({ agenda: 'A\r\nATTACH:https://x.test', direccion: '\\' }, 'B\u0000\nURL:x')
    expect(linesOf(file).filter((line) => /^(ATTACH|URL)/.test(line))).toEqual([])
    expect(linesOf(file)).toContain('LOCATION:\\\\')
    expect(file).not.toContain('\u0000')
  })

  it('REACH-09 has lines of at most 75 bytes and cuts no letter in two', () => {
    // One letter more at a time: somewhere a letter of two units stands on the edge of a line.
    const titles = [...Array(8).keys()].map((blanks) => `${'a'.repeat(blanks)}${'Ñandú 🏛️ '.repeat(30)}`)
    for (const title of titles) {
      const file = entry({}, title)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(linesOf(file)).toContain(`SUMMARY:Licencias · ${title}`)
      expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file)
    }
  })

  it('REACH-09 leaves out a place that nobody told', () => {
    expect(entry({ direccion: '' })).not.toContain('LOCATION')
  })

  it('REACH-09 names no agenda and no form that nobody told', () => {
    const lines = linesOf(entry({ agenda: '' }, ''))
    expect(lines).toContain('SUMMARY:')
    expect(lines).toContain('DESCRIPTION:VA-0123456789')
  })
})
