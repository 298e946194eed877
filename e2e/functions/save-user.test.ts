import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canManageUser } from '../../src/domain/access/area-access'
import { ROLES, type Role } from '../../src/domain/access/roles'
import type { SaveUserRequest } from '../../src/domain/calls/save-user'
import { aUser } from '../../src/testing/builders'
import { tokenOf } from '../rules/people'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { PROJECT_ID, stackPorts } from '../stack/ports'
import {
  choosePassword,
  customToken,
  PASSWORD,
  signInAnonymously,
  signInByPassword,
  signInByToken,
} from './accounts'
import { call } from './calls'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, BLOCKED_TOWN, change, read, register, write } from './world'

const municore = standInAt(stackPorts().municore)
/** Names that the management system knows. */
const [ROCIO, IVAN, BRENDA, DARIO, PAULA, MARCOS] = [
  'rocio.bravo',
  'ivan.sosa',
  'brenda.luna',
  'dario.vega',
  'paula.nuñez',
  'marcos.rey',
] as const

const somebody = (given: Partial<SaveUserRequest> = {}): SaveUserRequest => ({
  isNew: true,
  username: ROCIO,
  email: `${given.username ?? ROCIO}@villadelrio.test`.replace('ñ', 'n'),
  role: 'ROLE_INSPECTOR',
  municipalityPath: HOME,
  areas: [AREA],
  firstName: 'Rocío',
  lastName: 'Bravo',
  inspectorID: 'L-77',
  ...given,
})

const saved = async (token: string | null, data: unknown) => {
  const { status, result, details } = await call('saveUser', token, data)
  return status === 'OK' ? result : { status, details }
}
const outcome = (name: string) => ({ outcome: name })
const refused = (status: string) => ({ status, details: undefined })

let admin: string
let elevated: string

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
  elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { email: 'elena@villadelrio.test' })
})
beforeEach(() => municore.reset())
afterAll(() => municore.reset())

/** Somebody who is recorded already. */
async function there(
  username: string,
  given: Parameters<typeof aUser>[1] = {},
  role: Role = 'ROLE_INSPECTOR',
) {
  return register(
    aUser(role, { username, userMuniCore: username, email: `${username}@villadelrio.test`, ...given }),
  )
}
const changed = (username: string, given: Partial<SaveUserRequest> = {}) =>
  somebody({ isNew: false, username, ...given })

describe('who may save users', () => {
  it.each([
    ['nobody', () => null],
    ['an anonymous visitor', () => signInAnonymously()],
    ['a citizen', () => signInByToken(customToken('uid-c', { citizenId: 'c1', municipio: 'villa-del-rio' }))],
    ['a citizen with the claims of staff', () => claimsToken('adela', 'sid-adela', { citizenId: 'c1' })],
    ['a password account without a session', () => tokenOf('uid-adela', { email: 'a@b.test' }, PROJECT_ID)],
    ["somebody else's session", () => claimsToken('adela', 'sid-elena')],
  ])('USER-03 %s does not get through', async (_who, token) => {
    expect(await saved(await token(), somebody())).toEqual(refused('UNAUTHENTICATED'))
    expect(await read(`usuarios/${ROCIO}`)).toBeUndefined()
  })

  it('ROLE-01 USER-03 each role may exactly what the table says, at home and elsewhere', async () => {
    const others = [
      { municipalityPath: HOME, areas: [AREA], role: 'ROLE_INSPECTOR' },
      { municipalityPath: HOME, areas: [AREA], role: 'ROLE_ADMIN' },
      { municipalityPath: AWAY, areas: [FOREIGN_AREA], role: 'ROLE_INSPECTOR' },
    ] as const
    const said = []
    const expected = []
    for (const by of ROLES) {
      const token = await atWork(`por.${by.toLowerCase()}`, by)
      for (const [index, { role, areas, municipalityPath }] of others.entries()) {
        const username = `de.${by.toLowerCase()}.${index}`
        const stored = await there(username, { areas: [...areas], municipalityPath }, role)
        const data = changed(username, { role, areas: [...areas], municipalityPath })
        const may = canManageUser(aUser(by), stored)
        said.push([by, index, await saved(token, data)])
        expected.push([by, index, may ? outcome('saved') : refused('PERMISSION_DENIED')])
      }
    }
    expect(said).toEqual(expected)
  })

  it('USER-03 an elevated supervisor makes no administrator, and dismisses none', async () => {
    const jefe = await there('jefe', {}, 'ROLE_ADMIN')
    await there('raso')
    expect(await saved(elevated, somebody({ role: 'ROLE_ADMIN' }))).toEqual(refused('PERMISSION_DENIED'))
    expect(await saved(elevated, changed('raso', { role: 'ROLE_ADMIN' }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
    expect(await saved(elevated, changed('jefe'))).toEqual(refused('PERMISSION_DENIED'))
    expect(await read('usuarios/jefe')).toMatchObject({ roles: jefe.roles, email: jefe.email })
  })

  it('USER-03 an elevated supervisor takes nobody from elsewhere, and sends nobody there', async () => {
    await there('lejana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] })
    await there('cercana')
    await there('de.dos', { areas: [AREA, FOREIGN_AREA] })
    for (const data of [
      changed('lejana'),
      changed('lejana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] }),
      changed('cercana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] }),
      changed('cercana', { areas: [AREA, FOREIGN_AREA] }),
      changed('de.dos', { areas: [AREA, FOREIGN_AREA] }),
      somebody({ areas: [AREA, FOREIGN_AREA] }),
    ]) {
      expect(await saved(elevated, data)).toEqual(refused('PERMISSION_DENIED'))
    }
    expect(await read('usuarios/lejana')).toMatchObject({ municipalityPath: AWAY })
  })

  it('ROLE-01 nobody changes the own role and areas; the own names they may', async () => {
    const own = {
      username: 'elena',
      email: 'elena@villadelrio.test',
      role: 'ROLE_SUPERVISOR_ELEVADO',
    } as const
    expect(await saved(elevated, changed('elena', { ...own, role: 'ROLE_SUPERVISOR' }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
    expect(await saved(elevated, changed('elena', { ...own, areas: [AREA, OTHER_AREA] }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
    expect(await saved(elevated, changed('elena', { ...own, firstName: 'Elena' }))).toEqual(outcome('saved'))
  })
})

describe('who is added', () => {
  it('USER-02 is stored, asks for a password under the address, and works', async () => {
    const data = somebody({ username: ` ${ROCIO.toUpperCase()} `, email: 'Rocio.Bravo@VillaDelRio.test' })
    expect(await saved(elevated, data)).toEqual(outcome('saved'))
    const stored = await read(`usuarios/${ROCIO}`)
    expect(stored).toMatchObject({
      username: ROCIO,
      lowercase_username: ROCIO,
      userMuniCore: ROCIO,
      email: 'rocio.bravo@villadelrio.test',
      roles: ['ROLE_INSPECTOR'],
      municipalityPath: HOME,
      firstName: 'Rocío',
      lastName: 'Bravo',
      inspectorID: 'L-77',
      ultimoAcceso: null,
      lastUpdateBy: 'elena',
    })
    expect(Math.abs(Date.now() - stored?.lastUpdate.toMillis())).toBeLessThan(60_000)
    expect(stored?.areas.map(({ path }: { path: string }) => path)).toEqual([AREA])

    await choosePassword('rocio.bravo@villadelrio.test')
    const token = await signInByPassword('rocio.bravo@villadelrio.test', PASSWORD)
    expect(await call('openSession', token, { attempt: 'un-intento-cualquiera' })).toMatchObject({
      status: 'OK',
    })
  })

  it('USER-02 saved again by a repeated call is there once', async () => {
    const data = somebody({ username: IVAN })
    expect(await saved(admin, data)).toEqual(outcome('saved'))
    const before = await read(`usuarios/${IVAN}`)
    expect(await saved(admin, data)).toEqual(outcome('saved'))
    expect(await read(`usuarios/${IVAN}`)).toEqual(before)
  })

  it('USER-02 has a name that nobody has', async () => {
    await there(BRENDA, { municipalityPath: AWAY, areas: [FOREIGN_AREA] })
    const before = await read(`usuarios/${BRENDA}`)
    for (const by of [elevated, admin]) {
      expect(await saved(by, somebody({ username: BRENDA }))).toEqual(outcome('taken'))
    }
    expect(await read(`usuarios/${BRENDA}`)).toEqual(before)
  })

  it('USER-02 AUTH-04 has an address that nobody signs in with, or both were locked out', async () => {
    const hers = { username: DARIO, email: 'ADELA@villadelrio.test' }
    expect(await saved(elevated, somebody(hers))).toEqual(outcome('emailTaken'))
    expect(await read(`usuarios/${DARIO}`)).toBeUndefined()
    await there('otro')
    expect(await saved(elevated, changed('otro', hers))).toEqual(refused('PERMISSION_DENIED'))
    expect(await saved(elevated, changed('otro', { email: hers.email }))).toEqual(outcome('emailTaken'))
    expect(await read('usuarios/otro')).toMatchObject({ email: 'otro@villadelrio.test' })
  })

  it('USER-02 has that address alone also when two are added at once', async () => {
    const email = 'unica@villadelrio.test'
    const both = await Promise.all(
      [PAULA, MARCOS].map((username) => saved(admin, somebody({ username, email }))),
    )
    expect(both).toContainEqual(outcome('saved'))
    expect(both).toContainEqual(outcome('emailTaken'))
  })

  it('USER-02 is known to the management system', async () => {
    expect(await saved(admin, somebody({ username: 'nadie' }))).toEqual(outcome('unknown'))
    expect(await read('usuarios/nadie')).toBeUndefined()
    expect(await municore.sent()).toMatchObject([
      { operation: 'findUser', path: '/v1/municipios/101/usuarios/nadie', authorized: true, fault: null },
    ])
  })

  it('USER-02 is not stored while the management system does not answer', async () => {
    await municore.behave('drop')
    expect(await saved(admin, somebody({ username: DARIO }))).toEqual({
      status: 'UNAVAILABLE',
      details: { outside: 'municore', reason: 'down' },
    })
    expect(await read(`usuarios/${DARIO}`)).toBeUndefined()
  })

  it('USER-02 works in a municipality that the management system knows, and that is not blocked', async () => {
    const bare = 'paises/ar/provincias/cordoba/municipios/sin-id'
    const area = `${bare}/areas_municipales/general`
    await write(bare, { nombre: 'Sin id', idMuniCore: '', key: 'SI', inhabilitado: false, areas: [] })
    const data = somebody({ username: DARIO, municipalityPath: bare, areas: [area] })
    expect(await saved(admin, data)).toEqual(outcome('unbound'))
    const blocked = { municipalityPath: BLOCKED_TOWN, areas: [`${BLOCKED_TOWN}/areas_municipales/general`] }
    expect(await saved(admin, somebody({ username: DARIO, ...blocked }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
  })
})

describe('who is changed', () => {
  it('USER-02 gets role, areas, names and licence, and keeps the username', async () => {
    await there('ascendida', { videoHabilitado: true })
    const data = changed('ascendida', { role: 'ROLE_SUPERVISOR', areas: [OTHER_AREA], firstName: 'Ana' })
    expect(await saved(elevated, data)).toEqual(outcome('saved'))
    const stored = await read('usuarios/ascendida')
    expect(stored).toMatchObject({ roles: ['ROLE_SUPERVISOR'], firstName: 'Ana', lastUpdateBy: 'elena' })
    expect(stored).toMatchObject({ videoHabilitado: true, userMuniCore: 'ascendida', nombre: 'María Gómez' })
    expect(stored?.areas.map(({ path }: { path: string }) => path)).toEqual([OTHER_AREA])
  })

  it('USER-02 needs a name in the management system', async () => {
    await there('anonima', { userMuniCore: '' })
    expect(await saved(admin, changed('anonima'))).toEqual(outcome('unnamed'))
  })

  it('USER-02 keeps areas of several municipalities', async () => {
    await there('viajera', { areas: [AREA, FOREIGN_AREA] })
    expect(await saved(admin, changed('viajera', { areas: [AREA] }))).toEqual(refused('PERMISSION_DENIED'))
    const kept = changed('viajera', { areas: [FOREIGN_AREA, AREA], role: 'ROLE_SUPERVISOR' })
    expect(await saved(admin, kept)).toEqual(outcome('saved'))
  })

  it('AUTH-07 with another address is out at once, and signs in with the new one', async () => {
    await there('mudada')
    await write('sesiones_web/sid-mudada', { active: true, usuario: 'mudada', begun: new Date() })
    await write('sesiones_web/sid-ajena', { active: true, usuario: 'otra', begun: new Date() })
    expect(await saved(admin, changed('mudada'))).toEqual(outcome('saved'))
    expect(await read('sesiones_web/sid-mudada')).toMatchObject({ active: true })
    expect(await saved(admin, changed('mudada', { email: 'nueva@villadelrio.test' }))).toEqual(
      outcome('saved'),
    )
    expect(await read('sesiones_web/sid-mudada')).toMatchObject({ active: false })
    expect(await read('sesiones_web/sid-ajena')).toMatchObject({ active: true })
    await choosePassword('nueva@villadelrio.test')
  })

  it('USER-02 is somebody', async () => {
    expect(await saved(admin, changed('fantasma'))).toEqual(refused('PERMISSION_DENIED'))
    expect(await read('usuarios/fantasma')).toBeUndefined()
  })

  it('USER-02 whose record is damaged stays as it is', async () => {
    await there('rota')
    await change('usuarios/rota', { roles: 'ROLE_INSPECTOR' })
    expect(await saved(admin, changed('rota'))).toEqual(refused('DATA_LOSS'))
  })
})

describe('what is sent', () => {
  it.each<[string, object]>([
    ['without a role', { role: '' }],
    ['with a role that is none of the product', { role: 'ROLE_DIOS' }],
    ['with several roles', { role: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] }],
    ['without areas', { areas: [] }],
    ['with areas that are no list', { areas: AREA }],
    ['with more than 200 areas', { areas: Array.from({ length: 201 }, () => AREA) }],
    ['with a municipality that is another document', { municipalityPath: 'usuarios/adela' }],
    ['with a path for a username', { username: 'a/b/c' }],
    ['with no username', { username: ' ' }],
    ['with an address that is none', { email: 'sin arroba' }],
    ['with a name beyond measure', { firstName: 'x'.repeat(256) }],
    ['with a field that users do not have', { videoHabilitado: true }],
    ['with who changed it', { lastUpdateBy: 'adela' }],
  ])('USER-02 %s is refused', async (_what, given) => {
    expect(await saved(admin, { ...somebody({ username: DARIO }), ...given })).toEqual(
      refused('INVALID_ARGUMENT'),
    )
    expect(await read(`usuarios/${DARIO}`)).toBeUndefined()
  })

  it.each([
    ['that is not there', [`${HOME}/areas_municipales/no-hay`]],
    ['of another municipality', [FOREIGN_AREA]],
    ['that is another document', ['usuarios/adela']],
    ['that is no path', ['x']],
  ])('USER-02 an area %s is refused', async (_what, areas) => {
    expect(await saved(admin, somebody({ username: DARIO, areas }))).toEqual(refused('PERMISSION_DENIED'))
  })
})
