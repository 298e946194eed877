import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import {
  askForProof,
  askToMove,
  changeAccount,
  choosePassword,
  follow,
  mailedCode,
  moveAccount,
  registerStranger,
  removeAccount,
  signInByPassword,
} from './accounts'
import { call } from './calls'
import { changed, outcome, ROCIO, saved, somebody, there } from './hiring'
import { atWork } from './staff-tokens'
import { beginWorld, read } from './world'

const municore = standInAt(stackPorts().municore)
const EMAIL = `${ROCIO}@villadelrio.test`
/** Known to the stranger alone, and to the owner of the address alone. */
const [THEIRS, HERS] = ['clave de otro', 'clave de ella']

let admin: string
let attempts = 0

const openSession = async (token: string) => {
  attempts += 1
  return call('openSession', token, { attempt: `tomada-${String(attempts).padStart(16, '0')}` })
}
const add = async () => expect(await saved(admin, somebody())).toEqual(outcome('saved'))
const cannotSignIn = (password: string, email = EMAIL) =>
  expect(signInByPassword(email, password)).rejects.toThrow(/INVALID_PASSWORD|INVALID_LOGIN|EMAIL_NOT_FOUND/)

/** The owner of the address follows the invitation and works as the user. */
async function ownerWorks(email = EMAIL): Promise<void> {
  await choosePassword(email, HERS)
  expect((await openSession(await signInByPassword(email, HERS))).status).toBe('OK')
}

beforeEach(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
})
afterAll(() => municore.reset())

describe('an address that a stranger registered before its owner was added', () => {
  it('SEC-04 does not open with the stranger’s password when the owner proves it afterwards', async () => {
    const before = await registerStranger(EMAIL, THEIRS)
    await add()
    await expect(askForProof(before)).rejects.toThrow()
    await cannotSignIn(THEIRS)
    expect((await openSession(before)).status).toBe('UNAUTHENTICATED')
    await ownerWorks()
    await cannotSignIn(THEIRS)
  })

  it('SEC-04 does not open when the proof was asked for before and given afterwards', async () => {
    const before = await registerStranger(EMAIL, THEIRS)
    await askForProof(before)
    await add()
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL)).catch(() => undefined)
    await cannotSignIn(THEIRS)
    expect((await openSession(before)).status).toBe('UNAUTHENTICATED')
    await ownerWorks()
  })

  it('SEC-04 does not open when the owner proved it before: a proof does not say whose the password is', async () => {
    const before = await registerStranger(EMAIL, THEIRS)
    await askForProof(before)
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL))
    const proven = await signInByPassword(EMAIL, THEIRS)
    await add()
    await cannotSignIn(THEIRS)
    expect(await openSession(proven)).toMatchObject({ refusal: 'account' })
    await ownerWorks()
  })

  it('SEC-04 does not open when the stranger’s account was moved to it by a genuine mail', async () => {
    const stranger = await registerStranger('ladron@afuera.test', THEIRS)
    await askToMove(stranger, EMAIL)
    await follow(await mailedCode('VERIFY_AND_CHANGE_EMAIL', EMAIL))
    const proven = await signInByPassword(EMAIL, THEIRS)
    await add()
    expect(await openSession(proven)).toMatchObject({ refusal: 'account' })
    await ownerWorks()
  })

  it('SEC-04 cannot be taken over by the mail that undoes a change of address', async () => {
    const away = 'vuelve@afuera.test'
    const stranger = await registerStranger(away, THEIRS)
    await moveAccount(stranger, EMAIL)
    await add()
    await follow(await mailedCode('RECOVER_EMAIL', away)).catch(() => undefined)
    await ownerWorks()
    await cannotSignIn(THEIRS, away)
  })
})

describe('an address that was given to its owner', () => {
  it('SEC-04 cannot be registered again, nor taken over from another account by a genuine mail', async () => {
    await add()
    await expect(registerStranger(EMAIL, THEIRS)).rejects.toThrow(/EMAIL_EXISTS/)
    const stranger = await registerStranger('otra@afuera.test', THEIRS)
    await askToMove(stranger, EMAIL).catch(() => undefined)
    const code = await mailedCode('VERIFY_AND_CHANGE_EMAIL', EMAIL).catch(() => 'none')
    await expect(follow(code)).rejects.toThrow()
    await ownerWorks()
  })

  it('SEC-04 keeps the chosen password when the same user is saved again', async () => {
    await add()
    await choosePassword(EMAIL, HERS)
    await add()
    expect(await saved(admin, changed(ROCIO, { firstName: 'Otra' }))).toEqual(outcome('saved'))
    expect((await openSession(await signInByPassword(EMAIL, HERS))).status).toBe('OK')
  })

  it('SEC-04 opens nothing for whoever registers it after the account was deleted, until the user is saved again', async () => {
    await add()
    const { cuenta } = (await read(`usuarios/${ROCIO}`)) ?? {}
    await removeAccount(cuenta)
    await registerStranger(EMAIL, THEIRS)
    await askForProof(await signInByPassword(EMAIL, THEIRS))
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL))
    expect(await openSession(await signInByPassword(EMAIL, THEIRS))).toMatchObject({ refusal: 'account' })
    expect(await saved(admin, changed(ROCIO))).toEqual(outcome('saved'))
    await cannotSignIn(THEIRS)
    await ownerWorks()
  })

  it('SEC-04 gets another account when it changes, and the old account is gone', async () => {
    await add()
    await ownerWorks()
    const other = 'rocio.nueva@villadelrio.test'
    const before = await registerStranger(other, THEIRS)
    const old = await signInByPassword(EMAIL, HERS)
    expect(await saved(admin, changed(ROCIO, { email: other }))).toEqual(outcome('saved'))
    await cannotSignIn(THEIRS, other)
    await cannotSignIn(HERS)
    expect((await openSession(before)).status).toBe('UNAUTHENTICATED')
    expect(await openSession(old)).toMatchObject({ refusal: 'noUser' })
    await ownerWorks(other)
  })

  it('SEC-04 opens nothing while its account is not made yet', async () => {
    await registerStranger(EMAIL, THEIRS)
    const account = await signInByPassword(EMAIL, THEIRS)
    await askForProof(account)
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL))
    // As it is between the two steps of adding somebody.
    await there(ROCIO, { cuenta: 'todavia-no-existe' })
    expect(await openSession(await signInByPassword(EMAIL, THEIRS))).toMatchObject({ refusal: 'account' })
  })
})

describe('a user who was entered in the console', () => {
  it('SEC-04 keeps the account of the first session from then on', async () => {
    await there(ROCIO)
    await registerStranger(EMAIL, HERS)
    await askForProof(await signInByPassword(EMAIL, HERS))
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL))
    expect((await openSession(await signInByPassword(EMAIL, HERS))).status).toBe('OK')
    const { cuenta } = (await read(`usuarios/${ROCIO}`)) ?? {}
    await removeAccount(cuenta)
    await registerStranger(EMAIL, THEIRS)
    await askForProof(await signInByPassword(EMAIL, THEIRS))
    await follow(await mailedCode('VERIFY_EMAIL', EMAIL))
    const later = await signInByPassword(EMAIL, THEIRS)
    expect(await openSession(later)).toMatchObject({ refusal: 'account' })
  })
})

describe('a password that was given before something happened to the account', () => {
  it.each([
    ['it was disabled', { disableUser: true }],
    ['its proof was taken back', { emailVerified: false }],
    ['its tokens were revoked', { validSince: String(Math.floor(Date.now() / 1000) + 3600) }],
    ['it got another address', { email: 'mudada@villadelrio.test', emailVerified: true }],
  ])('SEC-04 opens no session once %s', async (_what, change) => {
    await add()
    await choosePassword(EMAIL, HERS)
    const token = await signInByPassword(EMAIL, HERS)
    const { cuenta } = (await read(`usuarios/${ROCIO}`)) ?? {}
    await changeAccount(cuenta, change)
    expect((await openSession(token)).status).toBe('UNAUTHENTICATED')
  })
})
