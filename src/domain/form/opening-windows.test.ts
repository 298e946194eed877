import { describe, expect, it } from 'vitest'
import { openingOf } from './opening-windows'
import { openingAt, takesStill } from './opening'
import { NEW_SCHEDULE, scheduleFaults, type Schedule } from './schedule'

const CORDOBA = 'America/Argentina/Cordoba'
const MADRID = 'Europe/Madrid'
const OFFICE = { dias: [0, 1, 2, 3, 4], desde: '08:00', hasta: '14:00' }

const schedule = (given: Partial<Schedule>): Schedule => ({ ...NEW_SCHEDULE, gracia: 0, ...given })
const at = (moment: string) => new Date(moment)
/** What is told, as moments of the world's clock. */
function told(given: Partial<Schedule>, now: string, zone = CORDOBA) {
  const { abre, cierra, tolera, renueva } = openingOf(schedule(given), at(now), zone)
  const words = (moment: Date | undefined) => moment?.toISOString().slice(0, 16)
  return { abre: words(abre), cierra: words(cierra), tolera: words(tolera), renueva: words(renueva) }
}

describe('openingOf', () => {
  it('REACH-01 opens and closes at an hour of the municipality, whatever zone the reader is in', () => {
    const given = { desde: '2026-12-01T08:00', hasta: '2026-12-05T14:00' }
    expect(told(given, '2026-11-27T12:00:00Z')).toEqual({
      ...{ abre: '2026-12-01T11:00', cierra: '2026-12-05T17:00', tolera: '2026-12-05T17:00' },
      renueva: undefined,
    })
    expect(told(given, '2026-11-27T12:00:00Z', MADRID)).toMatchObject({
      ...{ abre: '2026-12-01T07:00', cierra: '2026-12-05T13:00' },
    })
  })

  it('REACH-01 gives who began in time so many minutes more', () => {
    const opening = openingOf(
      schedule({ hasta: '2026-12-05T14:00', gracia: 15 }),
      at('2026-12-01T00:00:00Z'),
      CORDOBA,
    )
    expect(openingAt(opening, at('2026-12-05T16:59:59Z'))).toBe('open')
    expect(openingAt(opening, at('2026-12-05T17:00:00Z'))).toBe('late')
    expect(takesStill(opening, at('2026-12-05T17:14:59Z'))).toBe(true)
    expect(takesStill(opening, at('2026-12-05T17:15:00Z'))).toBe(false)
  })

  it.each([
    ['while it is open', '2026-11-27T12:00:00Z', '2026-11-27T11:00', '2026-11-27T17:00'],
    ['on a Friday evening, of Monday', '2026-11-27T18:00:00Z', '2026-11-30T11:00', '2026-11-30T17:00'],
    ['on a Sunday', '2026-11-29T15:00:00Z', '2026-11-30T11:00', '2026-11-30T17:00'],
    // It is Monday already for the world, and Sunday in Córdoba.
    ['late on a Sunday', '2026-11-30T01:00:00Z', '2026-11-30T11:00', '2026-11-30T17:00'],
    ['before it opens on a Monday', '2026-11-30T10:59:00Z', '2026-11-30T11:00', '2026-11-30T17:00'],
  ])('REACH-01 tells the weekly hours %s', (_when, now, abre, cierra) => {
    expect(told({ semana: [OFFICE] }, now)).toMatchObject({ abre, cierra, renueva: cierra })
  })

  it('REACH-01 keeps weekly hours within the first and the last day', () => {
    const given = { semana: [OFFICE], desde: '2026-12-02T10:00', hasta: '2026-12-03T09:00' }
    expect(told(given, '2026-11-27T12:00:00Z')).toMatchObject({
      ...{ abre: '2026-12-02T13:00', cierra: '2026-12-02T17:00' },
    })
    expect(told(given, '2026-12-02T20:00:00Z')).toMatchObject({
      ...{ abre: '2026-12-03T11:00', cierra: '2026-12-03T12:00' },
    })
    expect(told(given, '2026-12-03T12:00:00Z')).toMatchObject({
      cierra: '2026-12-03T12:00',
      renueva: undefined,
    })
  })

  it('REACH-01 keeps the hours of the clock on the days on which it is changed', () => {
    const nightly = { semana: [{ dias: [6], desde: '01:00', hasta: '04:00' }] }
    // At 02:00 it became 03:00: two hours.
    expect(told(nightly, '2026-03-28T12:00:00Z', MADRID)).toMatchObject({
      ...{ abre: '2026-03-29T00:00', cierra: '2026-03-29T02:00' },
    })
    // At 03:00 it became 02:00: four hours.
    expect(told(nightly, '2026-10-24T12:00:00Z', MADRID)).toMatchObject({
      ...{ abre: '2026-10-24T23:00', cierra: '2026-10-25T03:00' },
    })
  })

  it('REACH-01 takes days that follow each other without a gap as one window', () => {
    const weekend = { semana: [{ dias: [5, 6], desde: '00:00', hasta: '24:00' }] }
    expect(told(weekend, '2026-11-28T12:00:00Z')).toMatchObject({
      ...{ abre: '2026-11-28T03:00', cierra: '2026-11-30T03:00' },
    })
  })

  it('REACH-01 goes on to the next window when that opens within the grace of the last', () => {
    const given = {
      semana: [OFFICE, { dias: [4], desde: '14:10', hasta: '16:00' }],
      gracia: 30,
    }
    expect(told(given, '2026-11-27T17:05:00Z')).toMatchObject({
      ...{ cierra: '2026-11-27T17:00', tolera: '2026-11-27T17:30', renueva: '2026-11-27T17:10' },
    })
    expect(told(given, '2026-11-27T17:10:00Z')).toMatchObject({
      ...{ abre: '2026-11-27T17:10', cierra: '2026-11-27T19:00' },
    })
  })

  it('REACH-01 is closed for good after the end, and where no hour lies within', () => {
    const ended = openingOf(schedule({ hasta: '2026-11-01T10:00' }), at('2026-11-27T12:00:00Z'), CORDOBA)
    expect(openingAt(ended, at('2026-11-27T12:00:00Z'))).toBe('late')
    const never = { semana: [OFFICE], desde: '2026-11-28T00:00', hasta: '2026-11-29T23:00' }
    const opening = openingOf(schedule(never), at('2026-11-27T12:00:00Z'), CORDOBA)
    expect(openingAt(opening, at('2026-11-28T12:00:00Z'))).toBe('late')
  })
})

describe('scheduleFaults', () => {
  it.each<[string, Partial<Schedule>, string[]]>([
    ['that says nothing', {}, ['nothingSaid']],
    ['with a day that does not exist', { desde: '2026-02-30T10:00' }, ['fromInvalid']],
    ['with an hour that does not exist', { hasta: '2026-02-20T24:30' }, ['untilInvalid']],
    [
      'that ends before it begins',
      { desde: '2026-12-02T10:00', hasta: '2026-12-02T10:00' },
      ['untilBeforeFrom'],
    ],
    ['with hours of no day', { semana: [{ ...OFFICE, dias: [] }] }, ['weekly']],
    ['with hours over midnight', { semana: [{ ...OFFICE, desde: '22:00', hasta: '02:00' }] }, ['weekly']],
    ['with more than a day of grace', { desde: '2026-12-02T10:00', gracia: 1441 }, ['grace']],
    ['of whole days', { semana: [{ ...OFFICE, desde: '00:00', hasta: '24:00' }] }, []],
  ])('REACH-01 looks at a schedule %s', (_what, given, faults) => {
    expect(scheduleFaults(schedule(given))).toEqual(faults)
  })
})
