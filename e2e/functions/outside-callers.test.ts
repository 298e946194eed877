import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import { roleMay } from '../../src/testing/who-may'
import { tokenOf } from '../rules/people'
import { AREA, AWAY, FOREIGN_AREA, HOME } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { PROJECT_ID, stackPorts } from '../stack/ports'
import { call } from './calls'
import { atWork, claimsToken, nobodyOfStaff } from './staff-tokens'
import { beginWorld, BLOCKED_MUNICIPALITY, change, remove, MUNICIPALITY_OF_BLOCKED_COUNTRY } from './world'

const municore = standInAt(stackPorts().municore)
const turnero = standInAt(stackPorts().turnero)
const systems = [municore, turnero]

const TYPE = { municipalityPath: HOME, muniCoreAreaId: '1103', formTitle: 'Señal caída', publico: true }

/** The calls of the editor that reach outside, with a payload that is right for staff of HOME. */
const CALLS = [
  ['getTurneroGroupProcedure', { municipalityPath: HOME, typeProcedureId: 2 }],
  ['getMuniCoreAreas', {}],
  ['createTipoIncidencia', TYPE],
] as const
const NAMED_MUNICIPALITY = CALLS.map(
  ([name, payload]) => [name, { municipalityPath: HOME, ...payload }] as const,
)

const requests = async () => (await Promise.all(systems.map(({ sent }) => sent()))).flat()

let editor: string
let admin: string

beforeAll(async () => {
  await beginWorld()
  editor = await atWork('gena', 'ROLE_GENERADOR')
  admin = await atWork('adela', 'ROLE_ADMIN')
})
beforeEach(() => Promise.all(systems.map(({ reset }) => reset())))
afterAll(() => Promise.all(systems.map(({ reset }) => reset())))

describe.each(CALLS)('%s', (name, payload) => {
  it.each([
    ...nobodyOfStaff('gena'),
    ['a password account without a session', () => tokenOf('uid-gena', { email: 'a@b.test' }, PROJECT_ID)],
    ["somebody else's session", () => claimsToken('adela', 'sid-gena')],
    ['claims that are a path', () => claimsToken('gena/../adela', 'sid-gena')],
    ['a claim that is no text', () => tokenOf('uid-x', { usuario: { a: 1 }, sid: ['b'] }, PROJECT_ID)],
  ])('ROLE-01 %s does not get through', async (_who, token) => {
    expect((await call(name, await token(), payload)).status).toBe('UNAUTHENTICATED')
    expect(await requests()).toEqual([])
  })

  it('AUTH-07 is refused over a closed session', async () => {
    const token = await atWork('cerrada', 'ROLE_GENERADOR')
    expect((await call(name, token, payload)).status).toBe('OK')
    await change('sesiones_web/sid-cerrada', { active: false })
    expect((await call(name, token, payload)).status).toBe('UNAUTHENTICATED')
  })

  it('AUTH-04 AUTH-05 is refused to a person who is not registered any more, or has no area or no role', async () => {
    const gone = await atWork('ida', 'ROLE_GENERADOR')
    await remove('usuarios/ida')
    const bare = await atWork('bare', 'ROLE_GENERADOR', { areas: [] })
    const odd = await atWork('odd', 'ROLE_ADMIN', { roles: ['ROLE_ROOT', 'ROLE_ADMIN'] })
    for (const token of [gone, bare, odd]) {
      expect((await call(name, token, payload)).status).toBe('PERMISSION_DENIED')
    }
    expect(await requests()).toEqual([])
  })

  it('ROLE-01 is allowed to each role exactly when the table lets it change forms', async () => {
    for (const role of ROLES) {
      const token = await atWork(role.toLowerCase(), role)
      const { status } = await call(name, token, payload)
      expect([role, status]).toEqual([role, roleMay(role, 'update', 'form') ? 'OK' : 'PERMISSION_DENIED'])
    }
  })

  it.each([
    ['a field too many', { sid: 'sid-adela' }],
    ['an address', { url: 'http://192.0.2.1/' }],
  ])('ROLE-01 a payload with %s is refused', async (_what, extra) => {
    expect((await call(name, editor, { ...payload, ...extra })).status).toBe('INVALID_ARGUMENT')
    expect(await requests()).toEqual([])
  })

  it('ROLE-01 takes the caller from the session, whatever the payload says', async () => {
    const lies = name === 'createTipoIncidencia' ? { muniCoreUsername: 'root' } : { username: 'root' }
    expect((await call(name, editor, { ...payload, ...lies })).status).toBe('OK')
    const [sent] = await requests()
    expect(JSON.stringify(sent)).not.toContain('root')
    expect(sent).toMatchObject({ authorized: true, fault: null })
  })

  it('AUTH-11 is refused to staff of a blocked municipality or country', async () => {
    for (const [index, municipalityPath] of [
      BLOCKED_MUNICIPALITY,
      MUNICIPALITY_OF_BLOCKED_COUNTRY,
    ].entries()) {
      const areas = [`${municipalityPath}/areas_municipales/general`]
      const token = await atWork(`bloqueado${index}`, 'ROLE_GENERADOR', { municipalityPath, areas })
      const asked = 'municipalityPath' in payload ? { ...payload, municipalityPath } : payload
      expect((await call(name, token, asked)).status).toBe('PERMISSION_DENIED')
    }
    expect(await requests()).toEqual([])
  })
})

describe.each(NAMED_MUNICIPALITY)('%s for a municipality', (name, payload) => {
  it('ROLE-02 other than the own one is for the administrator only', async () => {
    const supervisor = await atWork('elevada', 'ROLE_SUPERVISOR_ELEVADO', { areas: [AREA, FOREIGN_AREA] })
    const away = { ...payload, municipalityPath: AWAY }
    expect((await call(name, editor, away)).status).toBe('PERMISSION_DENIED')
    expect((await call(name, supervisor, away)).status).toBe('PERMISSION_DENIED')
    expect(await requests()).toEqual([])
    expect((await call(name, admin, away)).status).toBe('OK')
  })

  it('ROLE-02 that does not exist is refused to the administrator too', async () => {
    const nowhere = { ...payload, municipalityPath: 'paises/ar/provincias/cordoba/municipios/nada' }
    expect((await call(name, admin, nowhere)).status).toBe('PERMISSION_DENIED')
  })

  it.each([
    ['a user', 'usuarios/adela'],
    ['a path with more', `${HOME}/areas_municipales/x`],
    ['a path that climbs', 'paises/ar/provincias/../municipios/villa-del-rio/'],
    ['an address', 'http://192.0.2.1/a/b/c/d'],
    ['nothing', ''],
    ['no text', { path: HOME }],
    ['a very long text', `paises/${'a'.repeat(10_000)}/provincias/b/municipios/c`],
  ])('ROLE-01 %s is no municipality', async (_what, municipalityPath) => {
    const { status } = await call(name, admin, { ...payload, municipalityPath })
    expect(['INVALID_ARGUMENT', 'PERMISSION_DENIED']).toContain(status)
    expect(await requests()).toEqual([])
  })
})
