import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '../../functions/src/platform/admin'
import { giveAccount } from '../../functions/src/users/account'
import { onPasswordMailAsked } from '../../functions/src/users/password-mail'
import { ASK_PASSWORD } from '../../src/domain/calls/ask-password'
import { PASSWORD_MAILS } from '../../src/domain/store-paths'
import { FIRST_CHOICE } from '../../src/domain/notices/choice'
import { aUser } from '../../src/testing/builders'
import { outsideSettings } from '../stack/outside/params'
import { choosePasswordBy, mailedCode } from './accounts'
import { call } from './calls'
import { saved, somebody } from './hiring'
import { clearMail, mails } from './mail-world'
import { atWork } from './staff-tokens'
import { beginWorld, change, register } from './world'

const ROCIO = 'rocio.lagos@villadelrio.test'
const waiting = async () => (await database().collection(PASSWORD_MAILS).get()).docs
const ask = (email: string, language = 'ca', address?: string) =>
  call(ASK_PASSWORD, null, { email, language }, address)

/** Does what the trigger does for each mail that waits. */
async function sendAll(): Promise<void> {
  const none = await database().collection(PASSWORD_MAILS).doc('none').get()
  for (const after of await waiting())
    await onPasswordMailAsked({ id: 'event', time: new Date().toISOString(), data: { before: none, after } })
}

describe('the mail with which a password is chosen', () => {
  beforeAll(async () => {
    await beginWorld()
    await register(aUser('ROLE_INSPECTOR', { username: 'rocio', email: ROCIO, ultimoAcceso: null }))
    await giveAccount('uid-de-rocio', ROCIO)
  })
  beforeEach(async () => {
    await mails.reset()
    for (const { ref } of await waiting()) await ref.delete()
  })
  afterAll(clearMail)

  it('USER-02 AUTH-02 invites in the town hall’s name and the page’s language, with a link to the product that works once', async () => {
    expect(await ask(ROCIO.toUpperCase())).toMatchObject({ status: 'OK', result: { status: 'ok' } })
    await sendAll()
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipients: [ROCIO],
      subject: 'El vostre accés als formularis de Municipio VDR',
    })
    const { text = '' } = await mails.whole(mail?.number ?? 0)
    const [, code = ''] = new RegExp(`${outsideSettings().APP_URL}/clave#(\\S+)`).exec(text) ?? []
    expect(decodeURIComponent(code)).toBe(await mailedCode('PASSWORD_RESET', ROCIO))
    await choosePasswordBy(decodeURIComponent(code), 'una frase corta')
    await expect(choosePasswordBy(decodeURIComponent(code), 'otra frase corta')).rejects.toThrow()
    expect(await waiting()).toEqual([])
  })

  it('USER-02 an invitation is in the language that was chosen for the person, whatever page asks for it; their own page’s counts when they ask', async () => {
    const administrator = await atWork('inviter', 'ROLE_ADMIN')
    const email = 'rocio.bravo@villadelrio.test'
    expect(await saved(administrator, somebody({ language: 'gl' }))).toEqual({ outcome: 'saved' })
    expect((await database().doc('usuarios/rocio.bravo').get()).get('avisos')).toEqual({
      ...FIRST_CHOICE,
      idioma: 'gl',
    })
    const subjectFor = async (forOther: boolean) => {
      await call(ASK_PASSWORD, null, { email, language: 'ca', forOther }, '198.51.100.90')
      await sendAll()
      return (await mails.sent()).at(-1)?.subject
    }
    expect(await subjectFor(true)).toBe('O seu acceso aos formularios de Municipio VDR')
    expect(await subjectFor(false)).toBe('El vostre accés als formularis de Municipio VDR')
    // Of who was there before a language could be chosen none is recorded.
    await change('usuarios/rocio.bravo', { avisos: null })
    expect(await subjectFor(true)).toBe('El vostre accés als formularis de Municipio VDR')
    expect(await saved(administrator, { ...somebody({ username: 'otra' }), language: 'xx' })).toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
  })

  it('AUTH-02 gives an unknown, an ended and a malformed case no mail, and an unknown address the same answer', async () => {
    const known = await ask(ROCIO)
    expect(await ask('nadie@ejemplo.test')).toEqual(known)
    await change('usuarios/rocio', { baja: true })
    await sendAll()
    await change('usuarios/rocio', { baja: false })
    expect(await mails.sent()).toEqual([])
    expect(await waiting()).toEqual([])
    for (const email of ['', 'sin-arroba', `a@b.test\nBcc: c@d.test`])
      expect(await ask(email)).toMatchObject({ status: 'INVALID_ARGUMENT' })
  })

  it('SEC-03 AUTH-02 fills nobody’s mailbox, and tells nobody whose', async () => {
    const answers = []
    for (let turn = 0; turn < 8; turn += 1)
      answers.push(await ask('otra@ejemplo.test', 'es', '198.51.100.77'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']))
    expect(await waiting()).toHaveLength(5)
  })

  it('AUTH-02 is tried again while the mail server is down', async () => {
    await ask(ROCIO)
    await mails.behave('fail', { times: 1 })
    await expect(sendAll()).rejects.toThrow()
    await sendAll()
    expect(await mails.sent()).toHaveLength(1)
  })
})
