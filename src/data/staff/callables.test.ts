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

const ASKED = [{ name: 'getCitizenByHash', response: z.unknown() }, { hash: 'enlace-de-lucia' }] as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['of the staff', () => callStaff(...ASKED)],
  ['of somebody without a session', () => callBeforeSession('single-sign-on', ...ASKED)],
])('RECIP-07 AUTH-03 a call %s that the SDK never begins ends in time', async (_whose, call) => {
  const outcome = call().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([outcome, 'never'])).toMatchObject({ code: 'timeout' })
})
