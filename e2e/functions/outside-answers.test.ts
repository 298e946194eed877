import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTipoIncidenciaResponseSchema } from '../../src/domain/calls/create-tipo-incidencia'
import { HOME } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { call } from './calls'
import { expectToldOf, OUTSIDE_FAULTS } from './outside-faults'
import { atWork } from './staff-tokens'
import { beginWorld, change } from './world'

const municore = standInAt(stackPorts().municore)
const turnero = standInAt(stackPorts().turnero)
const TYPE = { municipalityPath: HOME, muniCoreAreaId: '1103', formTitle: 'Señal caída', publico: true }

const CALLS = [
  ['getTurneroGroupProcedure', { municipalityPath: HOME, typeProcedureId: 2 }, 'turnero', turnero],
  ['getMuniCoreAreas', {}, 'municore', municore],
  ['createTipoIncidencia', TYPE, 'municore', municore],
] as const

let token: string
const reset = () => Promise.all([municore.reset(), turnero.reset()])
const create = (given: object = {}) => call('createTipoIncidencia', token, { ...TYPE, ...given })
const idOf = ({ result }: { result: unknown }) => createTipoIncidenciaResponseSchema.parse(result).id
const keys = async () => (await municore.sent()).map(({ idempotencyKey }) => idempotencyKey)

beforeAll(async () => {
  await beginWorld()
  token = await atWork('gena', 'ROLE_GENERADOR')
})
beforeEach(reset)
afterAll(reset)

describe('requests to outside systems, and their replies', () => {
  it('EDIT-14 the agendas of the municipality come with all that the appointment system says of them', async () => {
    const { result } = await call('getTurneroGroupProcedure', token, CALLS[0][1])
    expect(result).toMatchObject({ tenantId: '7101', tenantUniqueName: 'villa-alta' })
    expect(result).toHaveProperty('groupsProcedure.0', {
      id: '31',
      nombre: 'Licencias de conducir',
      direccion: 'Belgrano 340',
      duracionMinutos: 20,
    })
    expect(await turnero.sent()).toMatchObject([
      { operation: 'listGroups', query: { tipoProcedimiento: '2' }, authorized: true, fault: null },
    ])
  })

  it('EDIT-15 the areas of the management system are asked for in the caller’s name', async () => {
    const { result } = await call('getMuniCoreAreas', token, null)
    expect(result).toHaveProperty('areas.0', { areaId: '1104', areaDescripcion: 'Alumbrado y Semáforos' })
    expect(await municore.sent()).toMatchObject([
      {
        operation: 'listAreas',
        query: { usuario: 'mc.gena', usarAWS: 'false' },
        authorized: true,
        fault: null,
      },
    ])
  })

  it('EDIT-15 the areas come from the installation of the municipality', async () => {
    await change(HOME, { usarAWS: true })
    await call('getMuniCoreAreas', token, {})
    await change(HOME, { usarAWS: false })
    expect(await municore.sent()).toMatchObject([{ query: { usarAWS: 'true' } }])
  })

  it('EDIT-19 an incident type is made with what the editor sends', async () => {
    expect(idOf(await create({ formTitle: '  Señal caída ' }))).toMatch(/^\d{9}$/)
    expect(await municore.sent()).toMatchObject([
      {
        operation: 'createIncidentType',
        body: { usuario: 'mc.gena', usarAWS: false, areaId: '1103', titulo: 'Señal caída', publico: true },
        authorized: true,
        fault: null,
      },
    ])
  })

  it.each([
    ['EDIT-18 a title of 76 characters', { formTitle: 'a'.repeat(76) }],
    ['EDIT-18 a huge title', { formTitle: 'a'.repeat(2_000_000) }],
    ['EDIT-18 a blank title', { formTitle: '   ' }],
    ['EDIT-18 no area', { muniCoreAreaId: '' }],
    ['EDIT-15 a flag that is none', { publico: 'true' }],
    ['EDIT-15 an attempt that is none', { attempt: { $ne: 1 } }],
  ])('%s is not even asked for', async (_what, given) => {
    expect((await create(given)).status).toBe('INVALID_ARGUMENT')
    expect(await municore.sent()).toEqual([])
  })

  it('EDIT-15 a caller without a name in the management system is refused, without a request to it', async () => {
    const nameless = await atWork('sin.nombre', 'ROLE_GENERADOR', { userMuniCore: '' })
    const { status, details } = await call('getMuniCoreAreas', nameless, {})
    expect({ status, details }).toEqual({
      status: 'FAILED_PRECONDITION',
      details: { outside: 'municore', reason: 'refused' },
    })
    expect(await municore.sent()).toEqual([])
  })

  it('EDIT-15 an id that would lead to another address is not sent', async () => {
    for (const idMuniCore of ['', '..', '.']) {
      await change(HOME, { idMuniCore })
      expect(await call('getMuniCoreAreas', token, {})).toMatchObject({ details: { reason: 'refused' } })
    }
    await change(HOME, { idMuniCore: '101/../102' })
    await call('getMuniCoreAreas', token, {})
    await change(HOME, { idMuniCore: '101' })
    expect(await municore.sent()).toMatchObject([{ path: '/v1/municipios/101%2F..%2F102/areas' }])
  })
})

describe.each(CALLS)('%s when the other system fails', (name, payload, outside, system) => {
  it.each([
    ...OUTSIDE_FAULTS,
    ['fail', { status: 500 }, 'UNAVAILABLE', 'down', 2],
    ['refuse', { status: 429 }, 'UNAVAILABLE', 'down', 1],
    ['refuse', { status: 401 }, 'FAILED_PRECONDITION', 'refused', 1],
  ] as const)('EDIT-14 EDIT-15 %s %j: says so after few tries', async (...fault) => {
    await expectToldOf(fault, outside, system, () => call(name, token, payload))
  })

  it('EDIT-14 EDIT-15 a failure that passes is not noticed by the caller', async () => {
    await system.behave('fail', { times: 1, status: 502 })
    expect((await call(name, token, payload)).status).toBe('OK')
    expect(await system.sent()).toHaveLength(2)
  })
})

describe('an incident type is made once', () => {
  it('EDIT-19 when only the reply got lost', async () => {
    await municore.behave('lost', { times: 1 })
    const { id } = { id: idOf(await create()) }
    const [first, second] = await keys()
    expect(first).toBe(second)
    expect(id).toMatch(/^\d{9}$/)
  })

  it('EDIT-19 when the browser repeats the attempt, also after a failure', async () => {
    const attempt = 'formulario-1/3/0'
    await municore.behave('lost', { times: 2 })
    expect((await create({ attempt })).status).toBe('UNAVAILABLE')
    const ids = [idOf(await create({ attempt })), idOf(await create({ attempt }))]
    expect(new Set(ids).size).toBe(1)
    expect(new Set(await keys()).size).toBe(1)
  })

  it('EDIT-19 another title, area or attempt is another incident type', async () => {
    const attempt = 'formulario-1/3/0'
    const made = [
      await create({ attempt }),
      await create({ attempt, formTitle: 'Otra señal' }),
      await create({ attempt, muniCoreAreaId: '1101' }),
      await create({ attempt: 'formulario-1/3/1' }),
      await create(),
      await create(),
    ].map(idOf)
    expect(new Set(made).size).toBe(made.length)
  })
})
