import { deleteApp } from 'firebase/app'
import { CustomProvider, initializeAppCheck } from 'firebase/app-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { firebaseApp } from '../app'
import { setProof } from '../proof'
import { callBeforeSession } from './before-session'
import { callStaff } from './callables'

const never = () => new Promise<never>(() => undefined)
const NAMED = { name: 'getCitizenByHash', request: { hash: 'enlace-de-lucia' }, schema: z.unknown() }

/** A script that a network keeps back gives no proof, and no refusal either. */
beforeEach(() => {
  vi.useFakeTimers()
  const provider = new CustomProvider({ getToken: never })
  setProof({ begin: (app) => void initializeAppCheck(app, { provider }), token: never })
})
afterEach(async () => {
  vi.useRealTimers()
  setProof(null)
  await Promise.all([deleteApp(firebaseApp('staff')), deleteApp(firebaseApp('single-sign-on'))])
})

it.each([
  ['of the staff', () => callStaff(NAMED.name, NAMED.request, NAMED.schema)],
  ['of somebody without a session', () => callBeforeSession('single-sign-on', NAMED)],
])('RECIP-07 AUTH-10 a call %s whose account is never proved ends in time', async (_whose, call) => {
  const outcome = call().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([outcome, 'never'])).toMatchObject({ code: 'timeout' })
})
