import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { HOME } from '../rules/places'
import { signInAnonymously, signInByPassword, signInByToken } from '../functions/accounts'
import { ORIGIN } from '../functions/callable'
import { CODE, layOutAnswer, layOutMailForm, mails, request } from '../functions/mail-world'
import { atWork, claimsToken } from '../functions/staff-tokens'
import { beginWorld, change, hire, read, write } from '../functions/world'
import { standInAt } from '../stack/outside/client'
import { HOST, FUNCTIONS_REGION, PROJECT_ID, stackPorts } from '../stack/ports'
import { call } from './emulator'

const municore = standInAt(stackPorts().municore)
const turnero = standInAt(stackPorts().turnero)
let admin: string

beforeAll(async () => {
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  admin = await atWork('adela', 'ROLE_ADMIN')
})
afterEach(() => Promise.all([municore.reset(), turnero.reset(), mails.reset()]))

describe('a caller', () => {
  it('AUTH-01 AUTH-04 opens a session with the token of a password, and works with the token of the session', async () => {
    const password = await signInByPassword('ana@villadelrio.test')
    const { result } = await call('openSession', password, { attempt: 'intento-numero-uno' })
    const { token, sid } = openSessionResponseSchema.parse(result)
    const working = await signInByToken(token)
    expect((await call('getListaPaises', working, {})).status).toBe('OK')
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ usuario: 'ana', origen: ORIGIN })
    await change(`sesiones_web/${sid}`, { active: false })
    expect((await call('getListaPaises', working, {})).status).toBe('UNAUTHENTICATED')
  })

  it.each<[string, () => Promise<string> | string | null]>([
    ['nobody', () => null],
    ['an anonymous visitor', signInAnonymously],
    ['a session that there is not', () => claimsToken('ana', 'sid-ninguna')],
    ['a token that is none', () => 'x'],
  ])('SEC-02 %s is refused', async (_who, token) => {
    expect((await call('getListaPaises', await token(), {})).status).toBe('UNAUTHENTICATED')
  })
})

describe('a call', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"data":'],
    ['no data', '{}'],
    ['a word', '{"data":"hola"}'],
    ['a list of lists 20,000 deep', `{"data":${'['.repeat(20_000)}1${']'.repeat(20_000)}}`],
  ])('SEC-01 with %s as its body is refused, and goes on', async (_what, body) => {
    const url = `http://${HOST}:${stackPorts().functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/getRecord`
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect((await call('getRecord', null, { code: 'aB3VDR-0000000001' })).status).toBe('NOT_FOUND')
  })

  it('is answered by itself among others at the same time', async () => {
    const codes = ['VDR-0123456780', 'VDR-0123456781', 'VDR-0123456782', 'VDR-0123456783']
    const answer = { opcionales: { publico: true }, fechaCreacion: new Date(0) }
    for (const code of codes) {
      await write(`respuestas_formularios/respuesta-${code}`, {
        ...answer,
        titulo: code,
        codigoMunicipio: code,
      })
    }
    const told = await Promise.all(codes.map((code) => call('getAnswerState', null, { code })))
    expect(told.map(({ result }) => result)).toMatchObject(
      codes.map((titulo) => ({ titulo, estado: '', fecha: 0, certificado: '' })),
    )
  })
})

describe('the key of each outside system', () => {
  it.each([
    ['EDIT-15', 'getMuniCoreAreas', { municipalityPath: HOME }, municore],
    ['RECIP-01', 'getCitizen', { dni: '30111222', municipioPath: HOME }, municore],
    ['EDIT-14', 'getTurneroGroupProcedure', { municipalityPath: HOME, typeProcedureId: 2 }, turnero],
  ])('%s is there for %s', async (_number, name, payload, system) => {
    expect((await call(name, admin, payload)).status).toBe('OK')
    expect(await system.sent()).toMatchObject([{ authorized: true }])
  })

  it('MAIL-01 PDF-01 is there for mails, which carry the PDF', async () => {
    const form = await layOutMailForm('correos')
    await layOutAnswer('hecha', form)
    expect((await call('sendEmailv3', admin, request())).status).toBe('OK')
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    const { text, attachments } = await mails.whole(mail?.number ?? 0)
    expect(text).toContain(CODE)
    expect(attachments).toMatchObject([{ filename: `${CODE}.pdf`, mimeType: 'application/pdf' }])
  })
})

describe('a system that does not answer', () => {
  it('is reported to the caller within the time limit', async () => {
    await municore.behave('stall')
    const { status, details } = await call('getMuniCoreAreas', admin, { municipalityPath: HOME })
    expect(status).toBe('DEADLINE_EXCEEDED')
    expect(details).toMatchObject({ outside: 'municore', reason: 'timeout' })
  })
})
