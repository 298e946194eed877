import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCitizen } from '../../functions/src/municore/create-citizen'
import { getCitizen, getCitizenByHash } from '../../functions/src/municore/get-citizen'
import { ROLES } from '../../src/domain/user/roles'
import { roleMay } from '../../src/testing/who-may'
import { tokenOf } from '../rules/people'
import { AREA, AWAY, FOREIGN_AREA, HOME } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { outsideKeys } from '../stack/outside/params'
import { PROJECT_ID, stackPorts } from '../stack/ports'
import { call } from './calls'
import { limitedTo, refusalOf } from './flood-world'
import { expectToldOf, OUTSIDE_FAULTS } from './outside-faults'
import { atWork, claimsToken, nobodyOfStaff } from './staff-tokens'
import { beginWorld, BLOCKED_MUNICIPALITY, change, remove, MUNICIPALITY_OF_BLOCKED_COUNTRY } from './world'

// Handlers that a test calls itself ask the same stand-in as those that the emulator calls.
Object.assign(process.env, outsideKeys())

const municore = standInAt(stackPorts().municore)
const ANA = {
  nombre: 'Ana',
  apellido: 'Ríos',
  dni: '33444555',
  email: '',
  telefono: '',
  calle: '',
  tipoDocumentoId: 1,
  municipioPath: HOME,
}
const CALLS = [
  ['getCitizen', { dni: '30111222', municipioPath: HOME }],
  ['getCitizenByHash', { hash: 'c0ffee01a1b2c3d4e5f60718', municipioPath: HOME }],
  ['createCitizen', ANA],
] as const

let inspector: string
let admin: string
const find = (dni: string, token = inspector) => call('getCitizen', token, { dni, municipioPath: HOME })
const create = (given: object = {}) => call('createCitizen', inspector, { ...ANA, ...given })
const keys = async () => (await municore.sent()).map(({ idempotencyKey }) => idempotencyKey)

beforeAll(async () => {
  await beginWorld()
  inspector = await atWork('ines', 'ROLE_INSPECTOR')
  admin = await atWork('adela', 'ROLE_ADMIN')
})
beforeEach(() => municore.reset())
afterAll(() => municore.reset())

describe('citizens of the management system', () => {
  it('RECIP-01 include natural persons, asked for in the caller’s name', async () => {
    const { result } = await find('30.111.222')
    expect(result).toEqual({
      status: 'ok',
      result: {
        id: '40101',
        nombre: 'Lucía',
        apellido: 'Fernández',
        dni: '30111222',
        email: 'lucia.fernandez@correo.test',
        telefono: '3515550101',
        calle: 'Belgrano 340',
      },
    })
    expect(await municore.sent()).toMatchObject([
      {
        operation: 'findCitizen',
        query: { usuario: 'mc.ines', dni: '30111222' },
        authorized: true,
        fault: null,
      },
    ])
  })

  it('RECIP-01 include legal entities, by CUIT with or without hyphens; unknown fields are empty', async () => {
    const entity = { status: 'ok', result: { apellido: 'Dummy', dni: '30712345678' } }
    expect((await find('30-71234567-8')).result).toMatchObject(entity)
    expect((await find('30712345678')).result).toMatchObject(entity)
    expect((await find('24123456')).result).toMatchObject({ result: { email: '', telefono: '' } })
  })

  it('RECIP-03 a number that nobody has gives an answer, and no failure', async () => {
    expect(await find('99999999')).toMatchObject({ status: 'OK', result: { status: 'notFound' } })
    expect(await municore.sent()).toHaveLength(1)
  })

  it('RECIP-06 include the person whom a link names', async () => {
    const by = (hash: string) => call('getCitizenByHash', inspector, { hash, municipioPath: HOME })
    expect((await by('c0ffee03a1b2c3d4e5f60718')).result).toMatchObject({ result: { dni: '30712345678' } })
    expect((await by('c0ffee99a1b2c3d4e5f60718')).result).toEqual({ status: 'notFound' })
  })

  it('RECIP-03 include a new person once created', async () => {
    const { result } = await create({ nombre: '  Ana ', telefono: '+54 (351) 555-0103' })
    expect(result).toMatchObject({ status: 'ok', result: { otrosDatos: { dni: '33444555' } } })
    expect(await municore.sent()).toMatchObject([
      {
        operation: 'createCitizen',
        body: {
          usuario: 'mc.ines',
          nombre: 'Ana',
          apellido: 'Ríos',
          telefono: '+543515550103',
          tipoDocumentoId: 1,
        },
        fault: null,
      },
    ])
    expect((await find('33444555')).result).toMatchObject({ status: 'ok', result: { nombre: 'Ana' } })
  })

  it('RECIP-03 include a new legal entity under the surname set here, whatever is sent', async () => {
    await create({
      nombre: 'Pérez & Hijos, S.A.',
      apellido: 'Otro',
      dni: '30-71111111-1',
      tipoDocumentoId: 11,
    })
    expect(await municore.sent()).toMatchObject([
      { body: { apellido: 'Dummy', dni: '30711111111', tipoDocumentoId: 11 }, fault: null },
    ])
  })

  it('RECIP-03 get no second person with a number that somebody has', async () => {
    expect((await create({ dni: '30111222' })).result).toMatchObject({ status: 'exists' })
    const both = await Promise.all([
      create({ dni: '35000001' }),
      create({ dni: '35000001', nombre: 'Ana María' }),
    ])
    const statuses = both.map(({ result }) => JSON.stringify(result).includes('"ok"'))
    expect(statuses.toSorted()).toEqual([false, true])
  })

  it('RECIP-03 get one person when only the reply got lost, and when the browser repeats the attempt', async () => {
    await municore.behave('lost', { times: 1 })
    expect(await create({ attempt: 'uno' })).toMatchObject({ result: { status: 'ok' } })
    const again = await create({ attempt: 'uno' })
    expect(again.result).toMatchObject({ status: 'ok' })
    expect(new Set(await keys()).size).toBe(1)
  })

  it.each([
    ['a name that is missing', { nombre: ' ' }],
    ['a surname that is missing', { apellido: '' }],
    ['a name with a tag', { nombre: '<b>Ana</b>' }],
    ['a name of 256 characters', { nombre: 'a'.repeat(256) }],
    ['a huge name', { nombre: 'a'.repeat(2_000_000) }],
    ['a number of 13 characters', { dni: '1234567890123' }],
    ['a number that is a path', { dni: '../x' }],
    ['an e-mail that is none', { email: 'ana@' }],
    ['a phone of 16 digits', { telefono: '1234567890123456' }],
    ['a street with a line in it', { calle: 'Mitre\n55' }],
    ['another kind of document', { tipoDocumentoId: 2 }],
    ['a field too many', { hash: 'x' }],
  ])('RECIP-03 %s is not even asked for', async (_what, given) => {
    expect((await create(given)).status).toBe('INVALID_ARGUMENT')
    expect(await municore.sent()).toEqual([])
  })

  it.each(['', '12345', '1'.repeat(15), '12/34567', '1234567?', '%2e%2e', { $ne: 1 }, 30111222, null])(
    'RECIP-02 %j is no number to search by',
    async (dni) => {
      expect(await call('getCitizen', inspector, { dni, municipioPath: HOME })).toMatchObject({
        status: 'INVALID_ARGUMENT',
      })
      expect(await municore.sent()).toEqual([])
    },
  )

  it.each(['', 'corto', '../../../ciudadanos', 'a'.repeat(201), 'c0ffee01/../x', 7, null])(
    'RECIP-06 %j is no hash to ask for',
    async (hash) => {
      expect(await call('getCitizenByHash', inspector, { hash, municipioPath: HOME })).toMatchObject({
        status: 'INVALID_ARGUMENT',
      })
      expect(await municore.sent()).toEqual([])
    },
  )
})

describe.each(CALLS)('%s', (name, payload) => {
  it.each([
    ...nobodyOfStaff('ines'),
    ['a password account without a session', () => tokenOf('uid-ines', { email: 'a@b.test' }, PROJECT_ID)],
    ["somebody else's session", () => claimsToken('adela', 'sid-ines')],
  ])('RECIP-01 %s learns nothing about anybody', async (_who, token) => {
    expect((await call(name, await token(), payload)).status).toBe('UNAUTHENTICATED')
    expect(await municore.sent()).toEqual([])
  })

  it('RECIP-01 each role may use it exactly when the table lets it answer forms', async () => {
    for (const role of ROLES) {
      const token = await atWork(role.toLowerCase(), role)
      const { status } = await call(name, token, payload)
      expect([role, status]).toEqual([role, roleMay(role, 'create', 'answer') ? 'OK' : 'PERMISSION_DENIED'])
    }
  })

  it('AUTH-05 AUTH-07 it is refused to people who left, have no area, or whose session is closed', async () => {
    const gone = await atWork('ida', 'ROLE_INSPECTOR')
    await remove('usuarios/ida')
    const bare = await atWork('bare', 'ROLE_INSPECTOR', { areas: [] })
    for (const token of [gone, bare]) {
      expect((await call(name, token, payload)).status).toBe('PERMISSION_DENIED')
    }
    const closed = await atWork('cerrada', 'ROLE_INSPECTOR')
    await change('sesiones_web/sid-cerrada', { active: false })
    expect((await call(name, closed, payload)).status).toBe('UNAUTHENTICATED')
    expect(await municore.sent()).toEqual([])
  })

  it('RECIP-01 another municipality may be searched by the administrator, and by whoever has an area there', async () => {
    const away = { ...payload, municipioPath: AWAY }
    expect((await call(name, inspector, away)).status).toBe('PERMISSION_DENIED')
    const supervisor = await atWork('elevada', 'ROLE_SUPERVISOR_ELEVADO')
    expect((await call(name, supervisor, away)).status).toBe('PERMISSION_DENIED')
    expect(await municore.sent()).toEqual([])
    const both = await atWork('ambas', 'ROLE_INSPECTOR', { areas: [AREA, FOREIGN_AREA] })
    expect((await call(name, both, away)).status).toBe('OK')
    expect((await call(name, admin, away)).status).toBe('OK')
    const nowhere = { ...payload, municipioPath: 'paises/ar/provincias/cordoba/municipios/nada' }
    expect((await call(name, admin, nowhere)).status).toBe('PERMISSION_DENIED')
  })

  it('AUTH-11 a blocked municipality or country gives nothing', async () => {
    for (const municipioPath of [BLOCKED_MUNICIPALITY, MUNICIPALITY_OF_BLOCKED_COUNTRY]) {
      expect((await call(name, admin, { ...payload, municipioPath })).status).toBe('PERMISSION_DENIED')
    }
    expect(await municore.sent()).toEqual([])
  })

  it('RECIP-01 the caller is taken from the session, whatever the payload says', async () => {
    expect((await call(name, inspector, { ...payload, username: 'root' })).status).toBe('OK')
    expect(JSON.stringify(await municore.sent())).not.toContain('root')
    expect((await call(name, inspector, { ...payload, url: 'http://192.0.2.1/' })).status).toBe(
      'INVALID_ARGUMENT',
    )
  })

  it.each(OUTSIDE_FAULTS)('RECIP-07 %s %j: says so after few tries', async (...fault) => {
    await expectToldOf(fault, 'municore', municore, () => call(name, inspector, payload))
  })

  it('RECIP-07 a failure that passes is not noticed by the caller', async () => {
    await municore.behave('fail', { times: 1, status: 502 })
    expect((await call(name, inspector, payload)).status).toBe('OK')
  })
})

describe('looking citizens up', () => {
  it('SEC-03 RECIP-01 is counted for each member of the staff, across all ways to search', async () => {
    const token = (usuario: string) => ({ usuario, sid: `sid-${usuario}` })
    const asked = (usuario: string, dni: string) => ({
      auth: { uid: `uid-${usuario}`, token: token(usuario) as never, rawToken: '' },
      data: { dni, municipioPath: HOME },
    })
    await atWork('sin.apuro', 'ROLE_INSPECTOR')
    await atWork('apurado', 'ROLE_INSPECTOR')
    await limitedTo({ CITIZENS_PER_HOUR: 2 }, async () => {
      const tooMany = ['resource-exhausted', { limit: 'citizens' }]
      expect(await refusalOf(getCitizen(asked('apurado', '30111222')))).toBe(null)
      expect(await refusalOf(getCitizen(asked('apurado', '30111223')))).toBe(null)
      expect(await refusalOf(getCitizen(asked('apurado', '30111224')))).toEqual(tooMany)
      const { auth } = asked('apurado', '')
      const byHash = { auth, data: { hash: 'c0ffee01a1b2c3d4e5f60718', municipioPath: HOME } }
      expect(await refusalOf(getCitizenByHash(byHash))).toEqual(tooMany)
      expect(await refusalOf(createCitizen({ auth, data: ANA }))).toEqual(tooMany)
      expect(await refusalOf(getCitizen(asked('sin.apuro', '30111222')))).toBe(null)
    })
  })
})
