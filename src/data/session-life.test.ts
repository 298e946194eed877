import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSession } from '../domain/user/web-session'
import { DataError } from './errors'
import { callStaff } from './staff/callables'
import { followLife } from './staff/session-life'

const { getDoc } = vi.hoisted(() => ({ getDoc: vi.fn() }))
vi.mock('firebase/firestore/lite', () => ({ doc: vi.fn(), getDoc }))
vi.mock('./store', () => ({ storeOf: vi.fn() }))
vi.mock('./staff/callables', () => ({ callStaff: vi.fn() }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = new Date('2026-03-01T12:00:00Z').getTime()

/** Last used so long before now, good for twelve hours from then. */
const session = (minutesAgo = 0): WebSession => ({
  active: true,
  usuario: 'ana',
  uid: 'uid-ana',
  begun: new Date(START),
  usada: new Date(Date.now() - minutesAgo * MINUTE),
  vence: new Date(Date.now() - minutesAgo * MINUTE + 12 * HOUR),
  origen: null,
})

const page = new EventTarget()
const use = () => page.dispatchEvent(new Event('pointerdown'))
const renewals = () => vi.mocked(callStaff).mock.calls.length
/** Moves the clock on; what was begun goes on until it waits for time again. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

let over: ReturnType<typeof vi.fn<() => void>>
let life: ReturnType<typeof followLife>

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.resetAllMocks()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.mocked(callStaff).mockResolvedValue({})
  getDoc.mockResolvedValue({})
  over = vi.fn<() => void>()
  life = followLife(over)
})
afterEach(() => {
  life.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session that is used', () => {
  it('USER-05 a session is prolonged once an hour, however often it is used', async () => {
    life.heard(session())
    await pass(59 * MINUTE)
    use()
    await pass(0)
    expect(renewals()).toBe(0)
    await pass(MINUTE)
    for (let count = 0; count < 50; count += 1) use()
    await pass(0)
    expect(renewals()).toBe(1)
    life.heard(session())
    await pass(30 * MINUTE)
    use()
    expect(renewals()).toBe(1)
    await pass(30 * MINUTE)
    use()
    await pass(0)
    expect(renewals()).toBe(2)
  })

  it('USER-05 a session is prolonged at the first use after a long pause', async () => {
    life.heard(session(90))
    expect(renewals()).toBe(0)
    use()
    await pass(0)
    expect(renewals()).toBe(1)
  })

  it('USER-05 a session is not prolonged by an unused page, nor again by a second tab', async () => {
    life.heard(session())
    await pass(5 * HOUR)
    expect(renewals()).toBe(0)
    life.heard(session())
    use()
    await pass(0)
    expect(renewals()).toBe(0)
  })

  it.each([
    ['behind', -3 * HOUR],
    ['ahead', 30 * HOUR],
  ])('USER-05 is prolonged once an hour by a device whose clock is %s', async (_where, wrong) => {
    const server = (): WebSession => {
      const now = Date.now() - wrong
      return { ...session(), usada: new Date(now), vence: new Date(now + 12 * HOUR) }
    }
    life.heard(server())
    use()
    await pass(0)
    life.heard(server())
    for (let count = 0; count < 20; count += 1) {
      use()
      await pass(MINUTE)
    }
    expect(renewals()).toBe(1)
    expect(over).not.toHaveBeenCalled()
  })

  it('USER-05 a session goes on without network, and is prolonged when the network is back', async () => {
    vi.mocked(callStaff).mockRejectedValueOnce(new DataError('offline'))
    life.heard(session(61))
    use()
    await pass(0)
    use()
    await pass(0)
    expect(renewals()).toBe(1)
    expect(over).not.toHaveBeenCalled()
    await pass(MINUTE)
    use()
    await pass(0)
    expect(renewals()).toBe(2)
  })
})

describe('a session that is over', () => {
  it('SEC-04 a session ends when the server refuses to prolong it', async () => {
    vi.mocked(callStaff).mockRejectedValue(new DataError('forbidden'))
    life.heard(session(61))
    use()
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
  })

  it('SEC-04 an unused session ends when its time is over and the server says so', async () => {
    getDoc.mockRejectedValue(new DataError('forbidden'))
    life.heard(session())
    await pass(12 * HOUR - 1)
    expect(getDoc).not.toHaveBeenCalled()
    await pass(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it('SEC-04 a device clock that is ahead does not end a session', async () => {
    life.heard({ ...session(), vence: new Date(START - HOUR) })
    await pass(10 * MINUTE)
    expect(getDoc.mock.calls.length).toBeLessThanOrEqual(3)
    expect(over).not.toHaveBeenCalled()
  })

  it('SEC-04 nothing is called back once nobody follows the session', async () => {
    getDoc.mockRejectedValue(new DataError('forbidden'))
    life.heard(session())
    life.stop()
    await pass(24 * HOUR)
    use()
    expect(over).not.toHaveBeenCalled()
    expect(renewals()).toBe(0)
  })
})
