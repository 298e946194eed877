import { Secret, TOTP } from 'otpauth'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  connectFirestoreEmulator,
} from 'firebase/firestore/lite'
import { initializeApp } from 'firebase/app'
import { vi } from 'vitest'
import type { Role } from '../../src/domain/user/roles'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { beginFactorResponseSchema, recoveryCodesResponseSchema } from '../../src/domain/calls/second-factor'
import type { FactorPolicy } from '../../src/domain/user/second-factor'
import type { User } from '../../src/domain/user/user'
import { HOME } from '../rules/places'
import { HOST, PROJECT_ID, stackPorts } from '../stack/ports'
import { signInByPassword, signInByToken } from './accounts'
import { call } from './calls'
import { onceHeard } from './events'
import { change, hire } from './world'

let attempts = 0
export const newAttempt = () => `factor-${String((attempts += 1)).padStart(16, '0')}`

/** The code that an app shows so many intervals from now; all from -1 to 1 count. */
export const codeOf = (secret: string, intervals = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + intervals * 30_000,
  })

/** A code that is none of those that count now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((at) => codeOf(secret, at))
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((one) => !right.includes(one)) ?? ''
  )
}

export const addressOf = (username: string) => `${username}@villadelrio.test`
export const enter = (password: string, asked: object) => call('openSession', password, asked)

/** What the municipality asks of roles; triggers have heard of it when this returns. */
export const ask = (policy: Partial<FactorPolicy> | null): Promise<void> =>
  change(HOME, {
    segundoFactor: policy && { ofrecido: [], exigido: {}, gracia: 0, recordar: false, ...policy },
  }).then(() => onceHeard(async () => undefined))

/** A session for somebody who has no factor. */
export async function opened(username: string, asked: object = {}) {
  const password = await signInByPassword(addressOf(username))
  const { result } = await enter(password, { attempt: newAttempt(), ...asked })
  const { token, sid } = openSessionResponseSchema.parse(result)
  return { sid, token: await signInByToken(token), password }
}

/** Acts while the clock is held, so that no interval of codes ends meanwhile. */
async function withHeldClock<T>(act: () => Promise<T>): Promise<T> {
  if (vi.isFakeTimers()) return act()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  return act().finally(() => vi.useRealTimers())
}

/** Sets a factor up with that token, by a code of the interval before this one. */
export async function setUp(token: string, asked: { attempt?: string } = {}) {
  const { secret } = beginFactorResponseSchema.parse((await call('beginFactor', token, asked)).result)
  const { result } = await withHeldClock(() =>
    call('confirmFactor', token, { ...asked, code: codeOf(secret, -1) }),
  )
  return { secret, codes: recoveryCodesResponseSchema.parse(result).codes }
}

/** Somebody of the staff with a factor, set up in a session that is still open. */
export async function withFactor(username: string, role: Role, given: Partial<User> = {}) {
  await hire(username, role, given)
  const session = await opened(username)
  return { ...session, ...(await setUp(session.token)) }
}

const storeFor = (idToken: string) => {
  const store = initializeFirestore(initializeApp({ projectId: PROJECT_ID }, newAttempt()), {})
  connectFirestoreEmulator(store, HOST, stackPorts().firestore, { mockUserToken: idToken })
  return store
}
const passes = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Whether rules let somebody with that token read a document, and list what stands beside it. */
export const mayGet = (idToken: string, path: string) => passes(getDoc(doc(storeFor(idToken), path)))
export const mayList = (idToken: string, path: string) => passes(getDocs(collection(storeFor(idToken), path)))
