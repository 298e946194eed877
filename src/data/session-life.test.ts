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
/** What was begun goes on until it waits for time. */
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
  it('USER-05 is prolonged once an hour, however much happens', async () => {
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

  it('USER-05 is prolonged at the first use where the last one was long ago', async () => {
    life.heard(session(90))
    expect(renewals()).toBe(0)
    use()
    await pass(0)
    expect(renewals()).toBe(1)
  })

  it('USER-05 is not prolonged by a page that lies open, nor by another tab once more', async () => {
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

  it('USER-05 goes on without network, and is prolonged when that is back', async () => {
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
  it('SEC-04 is told when the server refuses to prolong it', async () => {
    vi.mocked(callStaff).mockRejectedValue(new DataError('forbidden'))
    life.heard(session(61))
    use()
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
  })

  it('SEC-04 is told without a use, by asking the server once it should be over', async () => {
    getDoc.mockRejectedValue(new DataError('forbidden'))
    life.heard(session())
    await pass(12 * HOUR - 1)
    expect(getDoc).not.toHaveBeenCalled()
    await pass(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it('SEC-04 is the server’s word: a clock that is ahead ends nothing', async () => {
    life.heard({ ...session(), vence: new Date(START - HOUR) })
    await pass(10 * MINUTE)
    expect(getDoc.mock.calls.length).toBeLessThanOrEqual(3)
    expect(over).not.toHaveBeenCalled()
  })

  it('SEC-04 is not told any more once nobody follows it', async () => {
    getDoc.mockRejectedValue(new DataError('forbidden'))
    life.heard(session())
    life.stop()
    await pass(24 * HOUR)
    use()
    expect(over).not.toHaveBeenCalled()
    expect(renewals()).toBe(0)
  })
})
