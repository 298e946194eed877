import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVersion, anAnswer } from '../../../testing/builders'
import { addTo, dayIn, hourIn, startOfDayIn } from '../../dates'
import { byDay, byHour } from '../figures'
import { contributionOf } from './contribution'
import { asCounted, fromCounted, hourFrom, hourNumber, periodsAbove, planOf, type Period } from './range'

const CORDOBA = 'America/Argentina/Cordoba'
const MADRID = 'Europe/Madrid'
const SANTIAGO = 'America/Santiago'
const KOLKATA = 'Asia/Kolkata'
const LORD_HOWE = 'Australia/Lord_Howe'

/** Zones with the days around both changes of their clocks, or of somebody's. */
const AROUND: [zone: string, day: string][] = [CORDOBA, MADRID, SANTIAGO, KOLKATA, LORD_HOWE].flatMap(
  (zone) =>
    ['2026-03-29', '2026-10-25', '2026-04-05', '2026-09-06', '2026-10-04'].map((day): [string, string] => [
      zone,
      day,
    ]),
)

/** What is kept: how many answers each hour and each longer period has, by exchanging what an answer adds. */
function newCounts(zone: string) {
  const counts = new Map<Period, number>()
  const hourOf = (given: Date): Period | null =>
    contributionOf(aVersion(), anAnswer({}, { fechaCreacion: given }), [], zone)?.hour ?? null
  const add = (given: Date | null, by: number) => {
    const hour = given && hourOf(given)
    if (!hour) return
    for (const period of [hour, ...periodsAbove(hour)]) counts.set(period, (counts.get(period) ?? 0) + by)
  }
  return {
    exchange: (before: Date | null, after: Date | null) => {
      add(before, -1)
      add(after, 1)
    },
    between: (from: Date, to: Date): number => {
      const { add: added, take } = planOf({ from: asCounted(from, zone), to: asCounted(to, zone) })
      const sum = (periods: Period[]) => periods.reduce((all, one) => all + (counts.get(one) ?? 0), 0)
      return sum(added) - sum(take)
    },
    hours: () =>
      [...counts]
        .filter(([period, count]) => period.length === 13 && count !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([hour, answers]) => ({
          ...{ hour: fromCounted(new Date(hourNumber(hour) * 3_600_000), zone), answers },
        })),
  }
}

const DAYS = 4
/** Answers are given, corrected, moved to another moment, deleted, in any order: a place and its new moment. */
const histories = fc.array(
  fc.record({
    who: fc.nat(9),
    minute: fc.option(fc.nat(DAYS * 1440), { nil: null }),
  }),
  { maxLength: 40 },
)

describe('a day of the town hall', () => {
  it('STAT-07 OPS-08 has what a recount of its answers has, in any zone and across both changes of clocks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AROUND), histories, ([zone, day], history) => {
        const first = addTo(day, -1, 'day')
        const begin = startOfDayIn(first, zone).getTime()
        const counts = newCounts(zone)
        const given = new Map<number, Date | null>()
        for (const { who, minute } of history) {
          const moment = minute === null ? null : new Date(begin + minute * 60_000)
          counts.exchange(given.get(who) ?? null, moment)
          given.set(who, moment)
        }
        const all = [...given.values()].filter((moment) => moment !== null)
        const days = Array.from({ length: DAYS }, (_, index) => addTo(first, index, 'day'))
        const recounted = days.map((one) => all.filter((moment) => dayIn(moment, zone) === one).length)
        expect(
          days.map((one) =>
            counts.between(startOfDayIn(one, zone), startOfDayIn(addTo(one, 1, 'day'), zone)),
          ),
        ).toEqual(recounted)
        const span = { from: first, to: addTo(first, DAYS - 1, 'day') }
        expect(byDay(counts.hours(), span, zone).parts.map(({ answers }) => answers)).toEqual(recounted)
        // Hours of the day are those of the clock, but in the hour in which a clock moves by half of one.
        if (zone !== LORD_HOWE) {
          const hours = Array.from(
            { length: 24 },
            (_, hour) => all.filter((m) => hourIn(m, zone) === hour).length,
          )
          expect(byHour(counts.hours(), zone)).toEqual(hours)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('STAT-07 hours of zones that are ahead by whole hours are hours of the world: nothing has to be made anew', () => {
    const moment = new Date('2026-03-29T01:59:00Z')
    for (const zone of [CORDOBA, MADRID, SANTIAGO, 'Asia/Tokyo'])
      expect(asCounted(moment, zone)).toEqual(moment)
    expect(hourFrom(hourNumber('2026-03-29T01'))).toBe('2026-03-29T01')
  })
})
