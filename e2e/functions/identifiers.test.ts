import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import type { Form } from '../../src/domain/form/form'
import { roleMay } from '../../src/testing/who-may'
import { AREA, AWAY, FOREIGN_AREA } from '../rules/places'
import { call } from './calls'
import { expectToldOf, OUTSIDE_FAULTS } from './outside-faults'
import { asked, beginIncidents, endIncidents, incidentForm, municore, PER_STATE } from './incident-world'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { BLOCKED_MUNICIPALITY, change } from './world'

const CENTRE = { latitud: -31.4213, longitud: -64.1832 }

let form: Form
let inspector: string
const near = (given: object = {}, token: string | null = inspector) =>
  call('getIdentifiers', token, { formId: form.id, ...CENTRE, ...given })
const byId = (idIdentifier: unknown, token: string | null = inspector, formId = form.id) =>
  call('getIdentifierDataById', token, { formId, idIdentifier })
const both = (token: string | null, formId = form.id) =>
  Promise.all([near({ formId }, token), byId('70105', token, formId)])

beforeAll(async () => {
  await beginIncidents()
  form = await incidentForm(PER_STATE)
  inspector = await atWork('ines', 'ROLE_INSPECTOR')
})
beforeEach(() => municore.reset())
afterAll(endIncidents)

describe('assets of the management system', () => {
  it('INC-03 are found around a point; the server sets the radius and the kind', async () => {
    const { result } = await near({ radio: 50, tipoIncidenteId: '1', username: 'root' })
    expect(result).toHaveProperty('result.length', 9)
    expect(result).toHaveProperty('result.0', {
      idIdentificador: '70101',
      descripcion: 'Luminaria 70101',
      tipoIdentificador: 'Luminaria',
      direccion: 'Av. San Martín 120',
      geometria: { geolocalizacion: [{ latitud: -31.421, longitud: -64.1828 }] },
    })
    expect(await asked('listIdentifiers')).toMatchObject([
      {
        path: '/v1/municipios/101/identificadores',
        query: { usuario: 'mc.ines', tipoIncidenciaId: '900', radio: '1', usarAWS: 'false' },
        authorized: true,
        fault: null,
      },
    ])
  })
  it('INC-03 are not found where there are none, even in the middle of the sea', async () => {
    expect((await near({ latitud: 0, longitud: -0.0000001 })).result).toEqual({ status: 'ok', result: [] })
    expect(await asked('listIdentifiers')).toMatchObject([{ fault: null }])
  })
  it('INC-03 are found by id, or there is none', async () => {
    expect((await byId('70105')).result).toMatchObject({
      status: 'ok',
      result: { descripcion: 'Jacarandá 70105' },
    })
    expect((await byId(70105)).result).toMatchObject({ status: 'ok' })
    expect((await byId('1')).result).toEqual({ status: 'notFound' })
    expect((await byId('70105/../70101')).result).toEqual({ status: 'notFound' })
  })
  it('INC-03 are not searched for a form without incidents', async () => {
    const plain = await incidentForm({})
    const [list, one] = await both(inspector, plain.id)
    expect([list.result, one.result]).toEqual([{ status: 'ok', result: [] }, { status: 'notFound' }])
    expect(await municore.sent()).toEqual([])
  })
})

describe('a look-up of assets', () => {
  it.each(nobodyOfStaff('ines'))('INC-03 is refused to %s', async (_who, token) => {
    for (const answer of await both(await token())) expect(answer.status).toBe('UNAUTHENTICATED')
    expect(await municore.sent()).toEqual([])
  })

  it('INC-03 is allowed to each role exactly when it may answer', async () => {
    for (const role of ROLES) {
      const token = await atWork(role.toLowerCase(), role)
      const statuses = (await both(token)).map(({ status }) => status)
      const expected = roleMay(role, 'create', 'answer') ? 'OK' : 'PERMISSION_DENIED'
      expect([role, ...statuses]).toEqual([role, expected, expected])
    }
  })

  it('INC-03 is allowed only for existing forms of the own areas, whose municipality is not blocked', async () => {
    const other = await incidentForm({ incidentes: true }, { areas: [FOREIGN_AREA], municipalityPath: AWAY })
    const deleted = await incidentForm({ incidentes: true }, { deleted: true })
    const blocked = await incidentForm({ incidentes: true }, { municipalityPath: BLOCKED_MUNICIPALITY })
    for (const formId of [other.id, deleted.id, blocked.id, 'no-hay']) {
      for (const answer of await both(inspector, formId)) expect(answer.status).toBe('PERMISSION_DENIED')
    }
    const elsewhere = await atWork('otra', 'ROLE_INSPECTOR', { areas: [`${AREA}-no`] })
    for (const answer of await both(elsewhere)) expect(answer.status).toBe('PERMISSION_DENIED')
    expect(await municore.sent()).toEqual([])
  })

  it('AUTH-07 is refused over a closed session', async () => {
    const token = await atWork('cerrada', 'ROLE_INSPECTOR')
    await change('sesiones_web/sid-cerrada', { active: false })
    for (const answer of await both(token)) expect(answer.status).toBe('UNAUTHENTICATED')
  })

  it.each([
    ['no form', { formId: undefined }],
    ['a form that is a path', { formId: 'a/b' }],
    ['a form that climbs', { formId: '..' }],
    ['a point off the earth', { latitud: 91 }],
    ['a point that is no number', { longitud: '-64' }],
    ['no point', { latitud: null }],
    ['a field too many', { url: 'http://192.0.2.1/' }],
  ])('INC-03 %s is refused', async (_what, given) => {
    expect((await near(given)).status).toBe('INVALID_ARGUMENT')
    expect(await municore.sent()).toEqual([])
  })
  it.each([
    ['nothing', ''],
    ['an object', { $ne: 1 }],
    ['a long text', 'a'.repeat(201)],
  ])('INC-03 %s is no asset', async (_what, idIdentifier) => {
    expect((await byId(idIdentifier)).status).toBe('INVALID_ARGUMENT')
  })
})

describe.each([
  ['getIdentifiers', () => near()],
  ['getIdentifierDataById', () => byId('70105')],
] as const)('%s when the management system fails', (_name, ask) => {
  it.each(OUTSIDE_FAULTS)('INC-03 %s %j: says so after few tries', async (...fault) => {
    await expectToldOf(fault, 'municore', municore, ask)
  })
})
