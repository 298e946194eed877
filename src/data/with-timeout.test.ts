import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ANS-14 gives up on a request that never ends', async () => {
  const outcome = withTimeout(new Promise(() => undefined), 5_000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await outcome).toMatchObject({ name: 'DataError', code: 'timeout' })
})

it('passes on what came in time and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve(7), 5_000)).resolves.toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

it('throws failures as data errors', async () => {
  await expect(withTimeout(Promise.reject({ code: 'permission-denied' }))).rejects.toMatchObject({
    name: 'DataError',
    code: 'forbidden',
  })
})
