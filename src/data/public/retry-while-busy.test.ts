import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataError, LimitError } from '../errors'
import { retryWhileBusy } from './retry-while-busy'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('SEC-03 asks again in a moment while others of the network have theirs', async () => {
  const ask = vi.fn<() => Promise<string>>()
  ask.mockRejectedValueOnce(new LimitError('atOnce')).mockRejectedValueOnce(new LimitError('atOnce'))
  ask.mockResolvedValueOnce('made')
  const made = retryWhileBusy(ask)
  await vi.runAllTimersAsync()
  expect(await made).toBe('made')
})

it('SEC-03 says that it took too long when nobody was done', async () => {
  const made = retryWhileBusy(() => Promise.reject(new LimitError('atOnce'))).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await made).toMatchObject({ code: 'timeout' })
})

it('SEC-03 asks nothing again that failed otherwise', async () => {
  const failure = new DataError('notFound')
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
  await expect(retryWhileBusy(ask)).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})
