import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aSession } from '../../src/testing/builders'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { choosePassword, PASSWORD, signInByPassword } from './accounts'
import { call } from './calls'
import { changed, outcome, refused, ROCIO, saved, somebody, there } from './hiring'
import { atWork } from './staff-tokens'
import { beginWorld, BLOCKED_MUNICIPALITY, change, read, write } from './world'

const municore = standInAt(stackPorts().municore)
/** More names that the management system knows. */
const [IVAN, BRENDA, DARIO, PAULA, MARCOS] = [
  'ivan.sosa',
  'brenda.luna',
  'dario.vega',
  'paula.nuñez',
  'marcos.rey',
] as const

let admin: string
let elevated: string

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
  elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { email: 'elena@villadelrio.test' })
})
beforeEach(() => municore.reset())
afterAll(() => municore.reset())

describe('a user who is added', () => {
  it('USER-02 is stored, gets a mail to choose a password, and can work', async () => {
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

  it('USER-02 is stored once when the call is repeated', async () => {
    const data = somebody({ username: IVAN })
    expect(await saved(admin, data)).toEqual(outcome('saved'))
    const before = await read(`usuarios/${IVAN}`)
    expect(await saved(admin, data)).toEqual(outcome('saved'))
    expect(await read(`usuarios/${IVAN}`)).toEqual(before)
  })

  it('USER-02 cannot have a username that somebody has', async () => {
    await there(BRENDA, { municipalityPath: AWAY, areas: [FOREIGN_AREA] })
    const before = await read(`usuarios/${BRENDA}`)
    for (const by of [elevated, admin]) {
      expect(await saved(by, somebody({ username: BRENDA }))).toEqual(outcome('taken'))
    }
    expect(await read(`usuarios/${BRENDA}`)).toEqual(before)
  })

  it('USER-02 AUTH-04 cannot have an address that somebody signs in with, which would lock out both', async () => {
    const hers = { username: DARIO, email: 'ADELA@villadelrio.test' }
    expect(await saved(elevated, somebody(hers))).toEqual(outcome('emailTaken'))
    expect(await read(`usuarios/${DARIO}`)).toBeUndefined()
    await there('otro')
    expect(await saved(elevated, changed('otro', hers))).toEqual(refused('PERMISSION_DENIED'))
    expect(await saved(elevated, changed('otro', { email: hers.email }))).toEqual(outcome('emailTaken'))
    expect(await read('usuarios/otro')).toMatchObject({ email: 'otro@villadelrio.test' })
  })

  it('USER-02 is the only one with the address even if two are added at once', async () => {
    const email = 'unica@villadelrio.test'
    const both = await Promise.all(
      [PAULA, MARCOS].map((username) => saved(admin, somebody({ username, email }))),
    )
    expect(both).toContainEqual(outcome('saved'))
    expect(both).toContainEqual(outcome('emailTaken'))
  })

  it('USER-02 has to be known to the management system', async () => {
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

  it('USER-02 has to be in a municipality that the management system knows and that is not blocked', async () => {
    const bare = 'paises/ar/provincias/cordoba/municipios/sin-id'
    const area = `${bare}/areas_municipales/general`
    await write(bare, { nombre: 'Sin id', idMuniCore: '', key: 'SI', inhabilitado: false, areas: [] })
    const data = somebody({ username: DARIO, municipalityPath: bare, areas: [area] })
    expect(await saved(admin, data)).toEqual(outcome('unbound'))
    const lost = 'paises/ar/provincias/cordoba/municipios/id-perdido'
    await write(lost, { nombre: 'Perdido', idMuniCore: '909', key: 'PER', inhabilitado: false, areas: [] })
    const inLost = { municipalityPath: lost, areas: [`${lost}/areas_municipales/general`] }
    expect(await saved(admin, somebody({ username: DARIO, ...inLost }))).toEqual(outcome('unknownPlace'))
    const blocked = {
      municipalityPath: BLOCKED_MUNICIPALITY,
      areas: [`${BLOCKED_MUNICIPALITY}/areas_municipales/general`],
    }
    expect(await saved(admin, somebody({ username: DARIO, ...blocked }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
  })
})

describe('a user who is changed', () => {
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

  it('USER-02 stays in the municipality', async () => {
    await there('fija')
    const moved = changed('fija', { municipalityPath: AWAY, areas: [FOREIGN_AREA] })
    expect(await saved(admin, moved)).toEqual(refused('PERMISSION_DENIED'))
    expect(await read('usuarios/fija')).toMatchObject({ municipalityPath: HOME })
  })

  it('USER-02 keeps areas of several municipalities', async () => {
    await there('viajera', { areas: [AREA, FOREIGN_AREA] })
    expect(await saved(admin, changed('viajera', { areas: [AREA] }))).toEqual(refused('PERMISSION_DENIED'))
    const kept = changed('viajera', { areas: [FOREIGN_AREA, AREA], role: 'ROLE_SUPERVISOR' })
    expect(await saved(admin, kept)).toEqual(outcome('saved'))
  })

  it('AUTH-07 is signed out at once when the address changes, and signs in with the new one', async () => {
    await there('mudada')
    await write('sesiones_web/sid-mudada', aSession('mudada'))
    await write('sesiones_web/sid-ajena', aSession('otra'))
    expect(await saved(admin, changed('mudada'))).toEqual(outcome('saved'))
    expect(await read('sesiones_web/sid-mudada')).toMatchObject({ active: true })
    expect(await saved(admin, changed('mudada', { email: 'nueva@villadelrio.test' }))).toEqual(
      outcome('saved'),
    )
    expect(await read('sesiones_web/sid-mudada')).toMatchObject({ active: false })
    expect(await read('sesiones_web/sid-ajena')).toMatchObject({ active: true })
    await choosePassword('nueva@villadelrio.test')
  })

  it('USER-02 has to exist', async () => {
    expect(await saved(admin, changed('fantasma'))).toEqual(refused('PERMISSION_DENIED'))
    expect(await read('usuarios/fantasma')).toBeUndefined()
  })

  it('USER-02 stays unchanged when the record is damaged', async () => {
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
