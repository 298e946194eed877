import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { within } from './within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ANS-14 gives up on a request that never ends', async () => {
  const waiting = within(new Promise(() => undefined), 5_000)
  const outcome = expect(waiting).rejects.toMatchObject({ code: 'timeout' })
  await vi.advanceTimersByTimeAsync(5_000)
  await outcome
})

it('passes on what came in time and leaves no timer behind', async () => {
  await expect(within(Promise.resolve(7), 5_000)).resolves.toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

it('throws failures as data errors', async () => {
  await expect(within(Promise.reject({ code: 'permission-denied' }))).rejects.toMatchObject({
    name: 'DataError',
    code: 'forbidden',
  })
})
