import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seesOnlyOwn } from '../../src/domain/access/permissions'
import { ROLES } from '../../src/domain/user/roles'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { roleMay } from '../../src/testing/who-may'
import { AREA, AWAY, FOREIGN_AREA, HOME } from '../rules/places'
import { outsideSettings } from '../stack/outside/params'
import { call } from './calls'
import {
  answered,
  asked,
  beginIncidents,
  changed,
  deliver,
  endIncidents,
  incidentForm,
  incidentOf,
  kept,
  municore,
  PER_STATE,
  saved,
} from './incident-world'
import { expectToldOf, OUTSIDE_FAULTS } from './outside-faults'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { BLOCKED_MUNICIPALITY, change } from './world'

let form: Form
let answerId: string
let incident: string
let supervisor: string
const send = (given: object = {}, token: string | null = supervisor) =>
  call('sendExternalMessage', token, { answerId, message: 'Falta un cable.', attempt: 'uno', ...given })
const retry = (id: unknown, token: string | null = supervisor) =>
  call('retryIncident', token, { answerId: id })
const both = (token: string | null, id = answerId) =>
  Promise.all([send({ answerId: id }, token), retry(id, token)])
const keys = async () => new Set((await asked('sendMessage')).map(({ idempotencyKey }) => idempotencyKey))

beforeAll(async () => {
  await beginIncidents()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
  form = await incidentForm()
  answerId = await answered(form)
  incident = await incidentOf(answerId)
})
beforeEach(() => municore.reset())
afterAll(endIncidents)

describe('a message to the staff who work on an incident', () => {
  it('VIEW-05 reaches the incident of the answer in the caller’s name, whatever the payload says', async () => {
    const formData = {
      incidenteId: '1',
      urlFormulario: 'http://192.0.2.1/',
      username: 'root',
      municipioId: '102',
    }
    const answer = await send({ message: ' Falta un cable.\nEl poste está bien. ', formData })
    expect(answer.result).toEqual({ status: 'ok' })
    const { APP_URL } = outsideSettings()
    expect(await asked('sendMessage')).toMatchObject([
      {
        path: `/v1/municipios/101/incidentes/${incident}/mensajes`,
        body: {
          usuario: 'mc.sara',
          usarAWS: false,
          mensaje: 'Falta un cable.\nEl poste está bien.',
          urlFormulario: `${APP_URL}/ver/${answerId}`,
        },
        authorized: true,
        fault: null,
      },
    ])
  })

  it('VIEW-05 FMT-05 arrives without signs that nobody sees', async () => {
    expect((await send({ message: '\ufeffHola\u001b[2J\u0000,\nveci\u00adnos\u200b' })).status).toBe('OK')
    expect(await asked('sendMessage')).toMatchObject([{ body: { mensaje: 'Hola[2J,\nvecinos' } }])
  })

  it('VIEW-05 is sent once for an attempt, even if only the reply got lost', async () => {
    await municore.behave('lost', { times: 1 })
    expect((await send()).status).toBe('OK')
    expect((await send()).status).toBe('OK')
    expect((await keys()).size).toBe(1)
    await send({ attempt: 'dos' })
    await send({ message: 'Otra cosa.' })
    expect((await keys()).size).toBe(3)
  })

  it('VIEW-05 is refused for an answer without an incident', async () => {
    const without = await saved(form)
    const plain = await answered(await incidentForm({}))
    for (const id of [without, plain]) {
      expect((await send({ answerId: id })).status).toBe('FAILED_PRECONDITION')
    }
    expect(await municore.sent()).toEqual([])
  })

  it('VIEW-05 is refused while the incident could not be made yet', async () => {
    await municore.behave('fail')
    const waiting = await saved(form)
    await expect(deliver(waiting)).rejects.toThrow()
    await municore.reset()
    expect((await send({ answerId: waiting })).status).toBe('FAILED_PRECONDITION')
    expect(await municore.sent()).toEqual([])
  })

  it.each([
    ['nothing', { message: ' \n ' }],
    ['2001 characters', { message: 'a'.repeat(2001) }],
    ['a huge text', { message: 'a'.repeat(2_000_000) }],
    ['a sign of control', { message: 'Hola\u009b2J' }],
    ['no text', { message: { $ne: 1 } }],
    ['no attempt', { attempt: undefined }],
    ['an attempt that is none', { attempt: { $ne: 1 } }],
    ['an answer that is a path', { answerId: 'a/b' }],
    ['an answer that climbs', { answerId: '..' }],
    ['a field too many', { incidenteId: '1' }],
  ])('VIEW-05 %s is refused', async (_what, given) => {
    expect((await send(given)).status).toBe('INVALID_ARGUMENT')
    expect(await municore.sent()).toEqual([])
  })

  it.each(OUTSIDE_FAULTS)('VIEW-05 %s %j: says so after few tries', async (...fault) => {
    await expectToldOf(fault, 'municore', municore, () => send())
  })
})

describe('an incident that staff ask for again', () => {
  it('INC-01 is made after the management system was away longer than events are repeated', async () => {
    await municore.behave('fail')
    const id = await saved(form)
    await expect(deliver(id)).rejects.toThrow()
    expect(await retry(id)).toMatchObject({ status: 'UNAVAILABLE', details: { outside: 'municore' } })
    await municore.reset()
    const [one, other] = await Promise.all([retry(id), retry(id)])
    expect(one.result).toEqual(other.result)
    expect(one.result).toEqual({ idIncidente: await incidentOf(id) })
    expect((await send({ answerId: id })).status).toBe('OK')
  })

  it('INC-01 is made even if no settings were kept beside the answer', async () => {
    const id = await saved(form)
    expect((await retry(id)).result).toEqual({ idIncidente: await incidentOf(id) })
  })

  it('INC-01 is not made again when it exists, and staff are told', async () => {
    expect((await retry(answerId)).result).toEqual({ idIncidente: incident })
    expect(await municore.sent()).toEqual([])
  })

  it('INC-02 takes the present state of the answer when it lags behind', async () => {
    const id = await answered(await incidentForm(PER_STATE))
    await municore.behave('fail', { operation: 'moveIncident' })
    await changed(id, { 'estados.actual': 1 })
    expect((await retry(id)).status).toBe('UNAVAILABLE')
    await municore.behave('ok')
    expect((await retry(id)).status).toBe('OK')
    expect(await kept(id)).toMatchObject({ tipoIncidente: '901' })
  })

  it('INC-01 is refused for a form without incidents', async () => {
    const plain = await answered(await incidentForm({}))
    expect((await retry(plain)).status).toBe('INVALID_ARGUMENT')
    expect((await retry({ a: 1 })).status).toBe('INVALID_ARGUMENT')
    expect(await municore.sent()).toEqual([])
  })
})

describe('messages and incidents', () => {
  it.each(nobodyOfStaff('sara'))('VIEW-05 INC-01 are refused to %s', async (_who, token) => {
    for (const answer of await both(await token())) expect(answer.status).toBe('UNAUTHENTICATED')
    expect(await municore.sent()).toEqual([])
  })

  it('VIEW-05 INC-01 are for each role that may move the answer; roles with access to own answers have only those', async () => {
    const others = await answered(form, { ...anonymousAuthor('uid-nadie') })
    for (const role of ROLES) {
      const username = role.toLowerCase()
      const own = await answered(form, { creadoPor: username })
      const token = await atWork(username, role)
      const may = roleMay(role, 'move', 'answer')
      const statuses = [...(await both(token, own)), ...(await both(token, others))].map(
        ({ status }) => status,
      )
      const mine = may ? 'OK' : 'PERMISSION_DENIED'
      const ofOthers = may && !seesOnlyOwn(role)
      const theirs = ofOthers ? 'OK' : 'PERMISSION_DENIED'
      expect([role, ...statuses]).toEqual([role, mine, mine, theirs, theirs])
    }
  })

  it('VIEW-05 INC-01 are refused from another area or municipality, where it is blocked, and for a missing answer', async () => {
    const elsewhere = await atWork('otra', 'ROLE_SUPERVISOR', { areas: [`${AREA}-no`] })
    const away = await atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', {
      areas: [FOREIGN_AREA],
      municipalityPath: AWAY,
    })
    const blocked = await answered(form, { municipalityPath: BLOCKED_MUNICIPALITY })
    const all = [
      ...(await both(elsewhere)),
      ...(await both(away)),
      ...(await both(supervisor, blocked)),
      ...(await both(supervisor, 'no-hay')),
    ]
    for (const { status } of all) expect(status).toBe('PERMISSION_DENIED')
    expect(await asked('sendMessage')).toEqual([])
  })

  it('AUTH-07 are refused over a closed session', async () => {
    const token = await atWork('cerrada', 'ROLE_SUPERVISOR')
    await change('sesiones_web/sid-cerrada', { active: false })
    for (const answer of await both(token)) expect(answer.status).toBe('UNAUTHENTICATED')
  })

  it('VIEW-05 are refused without a request when the caller has no name in the management system', async () => {
    const nameless = await atWork('sin.nombre', 'ROLE_SUPERVISOR', { userMuniCore: '' })
    expect(await send({}, nameless)).toMatchObject({ details: { outside: 'municore', reason: 'refused' } })
    expect(await municore.sent()).toEqual([])
  })

  it('VIEW-05 go to the installation where the incident was made', async () => {
    await change(HOME, { usarAWS: true })
    const id = await answered(form)
    await change(HOME, { usarAWS: false })
    await send({ answerId: id })
    expect((await asked('sendMessage')).at(-1)).toMatchObject({ body: { usarAWS: true } })
  })
})
