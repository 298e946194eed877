import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isTimeZone, readerZone, shownIn } from './zone'
import { dayIn, endOfDayIn, hourIn, momentIn, offsetIn, startOfDayIn, yearIn, zoneName } from './zone-times'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const CORDOBA = 'America/Argentina/Cordoba'
const MADRID = 'Europe/Madrid'
const SANTIAGO = 'America/Santiago'
const TOKYO = 'Asia/Tokyo'
const HAVANA = 'America/Havana'
const LORD_HOWE = 'Australia/Lord_Howe'
const KOLKATA = 'Asia/Kolkata'
const ZONES = [BUENOS_AIRES, CORDOBA, MADRID, SANTIAGO, TOKYO, HAVANA, LORD_HOWE, KOLKATA]

const iso = (moment: Date) => moment.toISOString()

describe('the name of a time zone', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('OPS-08 is what people call its time', () => {
    expect(zoneName(CORDOBA, 'es')).toBe('hora estándar de Argentina')
  })

  it('OPS-08 is how far it is from Greenwich in a language of which the platform has no words', () => {
    expect(zoneName(CORDOBA, 'xx')).toBe('GMT-3')
  })

  it('OPS-08 is never the bare city of its identifier', () => {
    const city = [{ type: 'timeZoneName', value: 'Buenos Aires' } as const]
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValueOnce(city)
    expect(zoneName(BUENOS_AIRES, 'eu')).toMatch(/^(?:GMT|UTC)\W3$/)
  })
})

describe('the clock of a time zone', () => {
  it.each([
    [BUENOS_AIRES, '2026-11-01T01:30:00'],
    [CORDOBA, '2026-11-01T01:30:00'],
    [MADRID, '2026-11-01T05:30:00'],
    [SANTIAGO, '2026-11-01T01:30:00'],
    [TOKYO, '2026-11-01T13:30:00'],
  ])('OPS-08 in %s it shows %s at one and the same moment', (zone, shown) => {
    const moment = new Date('2026-11-01T04:30:00Z')
    expect(shownIn(moment, zone)).toBe(shown)
    expect(dayIn(moment, zone)).toBe(shown.slice(0, 10))
    expect(hourIn(moment, zone)).toBe(Number(shown.slice(11, 13)))
  })

  it('OPS-08 the year ends with the last day of the zone, not of the world', () => {
    const moment = new Date('2027-01-01T01:00:00Z')
    expect([yearIn(moment, CORDOBA), yearIn(moment, MADRID), dayIn(moment, CORDOBA)]).toEqual([
      ...[2026, 2027],
      '2026-12-31',
    ])
  })

  it('OPS-08 shows nothing at a moment that does not exist, and knows no zone of another planet', () => {
    expect(shownIn(new Date(Number.NaN), MADRID)).toBe('')
    expect(['Luna/Mar', '', 'Europe/Madrid; x'].map(isTimeZone)).toEqual([false, false, false])
    expect([...ZONES, 'UTC', readerZone()].every(isTimeZone)).toBe(true)
    expect(() => shownIn(new Date(Number.NaN), 'Luna/Mar')).toThrow(RangeError)
  })
})

describe('a day of a time zone', () => {
  it.each([
    // An ordinary day.
    [CORDOBA, '2026-10-31', '2026-10-31T03:00:00.000Z', '2026-11-01T02:59:59.999Z'],
    [TOKYO, '2026-10-31', '2026-10-30T15:00:00.000Z', '2026-10-31T14:59:59.999Z'],
    // 23 and 25 hours.
    [MADRID, '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    [MADRID, '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    // Its midnight is jumped over: it begins at 01:00, and the day before ends where it begins.
    [SANTIAGO, '2026-09-05', '2026-09-05T04:00:00.000Z', '2026-09-06T03:59:59.999Z'],
    [SANTIAGO, '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
    // 23:00 to 24:00 comes twice.
    [SANTIAGO, '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
    [SANTIAGO, '2026-04-05', '2026-04-05T04:00:00.000Z', '2026-04-06T03:59:59.999Z'],
    // Midnight comes twice: the day begins at the first.
    [HAVANA, '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    // Half an hour.
    [LORD_HOWE, '2026-10-04', '2026-10-03T13:30:00.000Z', '2026-10-04T12:59:59.999Z'],
    [KOLKATA, '2026-10-04', '2026-10-03T18:30:00.000Z', '2026-10-04T18:29:59.999Z'],
  ])('OPS-08 in %s the %s lasts from %s to %s', (zone, day, from, to) => {
    expect([iso(startOfDayIn(day, zone)), iso(endOfDayIn(day, zone))]).toEqual([from, to])
  })

  it('OPS-08 begins with the first moment of that day and ends with the last, in any zone and on any day', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyDay, (zone, moment) => {
        const day = dayIn(moment, zone)
        const [from, to] = [startOfDayIn(day, zone), endOfDayIn(day, zone)]
        expect(dayIn(from, zone)).toBe(day)
        expect(dayIn(to, zone)).toBe(day)
        expect(dayIn(new Date(from.getTime() - 1), zone) < day).toBe(true)
        expect(dayIn(new Date(to.getTime() + 1), zone) > day).toBe(true)
      }),
    )
  })
})

describe('a time of a day in a time zone', () => {
  it.each([
    [MADRID, '2026-07-01', '10:30', '2026-07-01T08:30:00.000Z'],
    [MADRID, '2026-12-01', '10:30', '2026-12-01T09:30:00.000Z'],
    // 02:30 does not exist: the moment of the change.
    [MADRID, '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z'],
    // 02:30 comes twice: the first.
    [MADRID, '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    [SANTIAGO, '2026-09-06', '00:30', '2026-09-06T04:00:00.000Z'],
    [SANTIAGO, '2026-09-05', '24:00', '2026-09-06T04:00:00.000Z'],
    [CORDOBA, '2026-10-31', '22:30', '2026-11-01T01:30:00.000Z'],
    [TOKYO, '2026-10-31', '00:00', '2026-10-30T15:00:00.000Z'],
  ])('OPS-08 in %s on %s %s is %s', (zone, day, time, moment) => {
    expect(iso(momentIn(day, time, zone))).toBe(moment)
  })

  it('OPS-08 a day or time that does not exist is no moment', () => {
    for (const [day, time] of [
      ['2026-13-01', '10:00'],
      ['mañana', '10:00'],
      ['2026-01-01', ''],
      ['2026-01-01', 'x:00'],
    ] as const)
      expect(momentIn(day, time, MADRID).getTime()).toBeNaN()
  })

  it('OPS-08 what the clock shows is shown again at the moment found, unless the clock jumps over it', () => {
    const any = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), any, (zone, moment) => {
        const shown = shownIn(moment, zone)
        const found = momentIn(shown.slice(0, 10), shown.slice(11, 16), zone)
        expect(shownIn(found, zone).slice(0, 16)).toBe(shown.slice(0, 16))
        expect(found.getTime()).toBeLessThanOrEqual(moment.getTime())
      }),
    )
  })

  it('OPS-08 the clock is ahead by what that day has', () => {
    const at = (day: string, zone: string) => offsetIn(new Date(`${day}T12:00:00.500Z`), zone) / 60_000
    expect([at('2026-07-01', MADRID), at('2026-12-01', MADRID), at('2026-12-01', CORDOBA)]).toEqual([
      ...[120, 60],
      -180,
    ])
    expect([at('2026-12-01', LORD_HOWE), at('2026-07-01', LORD_HOWE), at('2026-07-01', KOLKATA)]).toEqual([
      ...[660, 630],
      330,
    ])
  })
})
