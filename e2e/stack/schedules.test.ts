import { expect, it } from 'vitest'
import { scheduledFunctions, untilNext } from './schedules'

const MINUTE_MS = 60_000
/** All that these functions load, on a busy machine. */
const LOADING_MS = 60_000
const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)

it.each([
  ['every 5 minutes', '10:00', 5],
  ['every day 06:00', '05:30', 30],
  ['every day 06:00', '06:00', 24 * 60],
  ['every day 02:30', '23:30', 3 * 60],
])('PAY-06 SEC-04 "%s" comes next at the right time after %s', (schedule, time, minutes) => {
  expect(untilNext(schedule, at(time))).toBe(minutes * MINUTE_MS)
})

it('PAY-06 SEC-04 a schedule that nobody knows is refused', () => {
  expect(() => untilNext('0 6 * * 1', at('05:00'))).toThrow('nobody knows')
})

it(
  'PAY-06 SEC-04 everything that the cloud schedules is known to the local stack',
  async () => {
    const all = await scheduledFunctions()
    expect(all.map(({ name }) => name)).toContain('reconcileOrders')
    // Who is told «at once» hears within a minute (REACH-07).
    expect(all).toContainEqual(
      expect.objectContaining({ name: 'renewOpenings', schedule: 'every 1 minutes' }),
    )
    for (const { name, schedule } of all)
      expect([name, untilNext(schedule, at('12:00')) > 0]).toEqual([name, true])
  },
  LOADING_MS,
)
