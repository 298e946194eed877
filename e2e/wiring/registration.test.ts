import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { standInAt } from '../stack/outside/client'
import { HOST, PROJECT_ID, ROOT, stackPorts } from '../stack/ports'
import {
  addAccount,
  PASSWORD,
  registerStranger,
  signInAnonymously,
  signInByPassword,
  signInByProvider,
} from '../functions/accounts'
import { outcome, saved, somebody } from '../functions/hiring'
import { atWork } from '../functions/staff-tokens'
import { beginWorld } from '../functions/world'

const municore = standInAt(stackPorts().municore)
const auth = () => `http://${HOST}:${stackPorts().auth}`

/** What an account service answers a browser, whatever it is. */
async function asked(path: string, body: object): Promise<{ status: number; said: unknown }> {
  const response = await fetch(`${auth()}/identitytoolkit.googleapis.com/v1/${path}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, said: await response.json() }
}

const settings = z
  .looseObject({ emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean() }) })
  .parse(JSON.parse(readFileSync(`${ROOT}functions/sign-in-settings.json`, 'utf8')))

/** Puts the setting that the emulator knows where the console's is put. */
async function protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
  const response = await fetch(`${auth()}/emulator/v1/projects/${PROJECT_ID}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  })
  if (!response.ok) throw new Error(await response.text())
}

beforeAll(beginWorld)
afterAll(async () => {
  await protectAddresses(false)
  await municore.reset()
})

describe('registering an account by oneself', () => {
  it('SEC-04 is refused to anybody with the public key; visitors and added staff come in', async () => {
    const mine = { email: 'nueva@afuera.test', password: PASSWORD, returnSecureToken: true }
    const { status, said } = await asked('accounts:signUp', mine)
    expect(status).toBe(400)
    expect(JSON.stringify(said)).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE')
    await expect(signInByPassword(mine.email)).rejects.toThrow()
    expect(await signInAnonymously()).toBeTruthy()
    const admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
    expect(await saved(admin, somebody())).toEqual(outcome('saved'))
  })

  it('AUTH-03 SEC-04 is possible through the town hall’s own provider, to ask for a user', async () => {
    const claims = (name: string, proven = true) => ({
      ...{ sub: `sub-${name}`, email: `${name}@villadelrio.test`, email_verified: proven },
    })
    expect((await signInByProvider('oidc.municipio', claims('llega'))).idToken).toBeTruthy()
    await expect(signInByProvider('oidc.otro', claims('ajena'))).rejects.toThrow('BLOCKING_FUNCTION')
    await expect(signInByProvider('google.com', claims('otra'))).rejects.toThrow('BLOCKING_FUNCTION')
    await expect(signInByProvider('oidc.municipio', claims('dudosa', false))).rejects.toThrow(
      'BLOCKING_FUNCTION',
    )
  })

  it('SEC-04 opens nothing for a visitor who adds an address to an anonymous account', async () => {
    const token = await registerStranger('deslizada@afuera.test', PASSWORD)
    expect(JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString())).toMatchObject({
      email_verified: false,
    })
  })
})

describe('whether an address has an account', () => {
  it('AUTH-01 AUTH-02 SEC-04 is told to nobody with the settings of the deployment', async () => {
    await protectAddresses(settings.emailPrivacyConfig.enableImprovedEmailPrivacy)
    await addAccount({ uid: 'uid-conocida', email: 'conocida@villadelrio.test', password: PASSWORD })
    const answers = await Promise.all(
      ['conocida@villadelrio.test', 'nadie@villadelrio.test'].map(async (email) => [
        await asked('accounts:signInWithPassword', { email, password: 'otra clave larga' }),
        (await asked('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })).status,
      ]),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})
