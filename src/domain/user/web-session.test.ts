import { describe, expect, it } from 'vitest'
import { expiryOf, isOpenSession, renewalWait, type WebSession } from './web-session'

const NOON = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const HOUR = 60
const DAY = 24 * HOUR
const LIFETIME = { idleHours: 12, mostDays: 30 }
const session = (given: Partial<WebSession> = {}): WebSession => ({
  active: true,
  usuario: 'ana',
  uid: 'uid-ana',
  begun: NOON,
  usada: NOON,
  vence: later(12 * HOUR),
  origen: null,
  ...given,
})

describe('how long a session lasts', () => {
  it('USER-05 ends twelve hours after it was last used', () => {
    expect(expiryOf(NOON, NOON, LIFETIME)).toEqual(later(12 * HOUR))
    expect(expiryOf(NOON, later(5 * DAY), LIFETIME)).toEqual(later(5 * DAY + 12 * HOUR))
  })

  it('USER-05 ends thirty days after it began, however much it is used', () => {
    expect(expiryOf(NOON, later(30 * DAY - HOUR), LIFETIME)).toEqual(later(30 * DAY))
    expect(expiryOf(NOON, later(31 * DAY), LIFETIME)).toEqual(later(30 * DAY))
  })

  it('USER-05 works until that moment and not at it', () => {
    expect(isOpenSession(session(), 'ana', later(12 * HOUR - 1))).toBe(true)
    expect(isOpenSession(session(), 'ana', later(12 * HOUR))).toBe(false)
  })

  it('AUTH-07 works for its own person only, while it is open and has an end', () => {
    expect(isOpenSession(session(), 'eva', NOON)).toBe(false)
    expect(isOpenSession(session({ active: false }), 'ana', NOON)).toBe(false)
    expect(isOpenSession(session({ vence: null }), 'ana', NOON)).toBe(false)
  })
})

describe('when the use of a session is noted', () => {
  it.each([
    ['an hour after the last one', 12 * HOUR, 60],
    ['sooner where sessions are short', 2 * HOUR, 30],
    ['never more often than every five minutes', 1, 5],
  ])('USER-05 %s', (_when, lasts, minutes) => {
    expect(renewalWait({ usada: NOON, vence: later(lasts) })).toBe(minutes * 60_000)
  })

  it('USER-05 it is noted soon when the session does not say when it was used or ends', () => {
    for (const [usada, vence] of [
      [null, null],
      [NOON, null],
      [null, NOON],
    ] as const) {
      expect(renewalWait({ usada, vence })).toBe(5 * 60_000)
    }
  })
})
