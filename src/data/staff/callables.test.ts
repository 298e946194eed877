import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callBeforeSession } from './before-session'
import { callStaff } from './callables'

/** As the SDK does where the proof of the product is waited for: a network that keeps a script back answers nothing. */
vi.mock('firebase/functions', async (original) => ({
  ...(await original<object>()),
  getFunctions: () => ({}),
  connectFunctionsEmulator: () => undefined,
  httpsCallable: () => () => new Promise(() => undefined),
}))

const NAMED = { name: 'getCitizenByHash', request: { hash: 'enlace-de-lucia' }, schema: z.unknown() }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['of the staff', () => callStaff(NAMED.name, NAMED.request, NAMED.schema)],
  ['of somebody without a session', () => callBeforeSession('single-sign-on', NAMED)],
])('RECIP-07 AUTH-03 a call %s that the SDK never begins ends in time', async (_whose, call) => {
  const outcome = call().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([outcome, 'never'])).toMatchObject({ code: 'timeout' })
})
