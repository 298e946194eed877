import { beforeAll, describe, expect, it } from 'vitest'
import { getListaPaisesResponseSchema } from '../../src/domain/calls/get-lista-paises'
import { ROLES } from '../../src/domain/user/roles'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../rules/places'
import { call } from './calls'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, BLOCKED_MUNICIPALITY, change, write } from './world'

const listed = async (token: string | null, data: unknown = {}) => {
  const { status, result } = await call('getListaPaises', token, data)
  expect(status).toBe('OK')
  return getListaPaisesResponseSchema.parse(result).paises
}
const municipalitiesOf = (countries: Awaited<ReturnType<typeof listed>>) =>
  countries.flatMap(({ provincias }) => provincias.flatMap(({ municipios }) => municipios))

beforeAll(beginWorld)

describe('the list of countries', () => {
  it('GEO-02 shows the administrator all of them, by name, with blocked ones marked', async () => {
    await write('paises/ar/provincias/buenos-aires', { nombre: 'Buenos Aires' })
    const countries = await listed(await atWork('adela', 'ROLE_ADMIN'), null)
    expect(countries.map(({ nombre, inhabilitado }) => [nombre, inhabilitado])).toEqual([
      ['Argentina', false],
      ['Uruguay', true],
    ])
    expect(countries[0]?.provincias.map(({ nombre }) => nombre)).toEqual(['Buenos Aires', 'Córdoba'])
    const municipalities = municipalitiesOf(countries)
    expect(municipalities.map(({ nombre }) => nombre)).toEqual([
      'Municipio LLM',
      'Municipio LS',
      'Municipio VDR',
    ])
    expect(municipalities.find(({ path }) => path === BLOCKED_MUNICIPALITY)?.inhabilitado).toBe(true)
    expect(municipalities.find(({ path }) => path === HOME)).toEqual({
      id: 'villa-del-rio',
      nombre: 'Municipio VDR',
      path: HOME,
      idMuniCore: '101',
      key: 'VDR',
      inhabilitado: false,
      videoHabilitado: false,
      ubicacion: null,
      zonaHoraria: 'America/Argentina/Cordoba',
      areas: [
        { id: 'espacios-verdes', nombre: 'Área espacios-verdes', path: OTHER_AREA },
        { id: 'inspeccion-general', nombre: 'Área inspeccion-general', path: AREA },
      ],
    })
  })

  it('GEO-02 shows everybody else the own municipality and nothing beside it', async () => {
    for (const role of ROLES.filter((one) => one !== 'ROLE_ADMIN')) {
      const countries = await listed(await atWork(role.toLowerCase(), role))
      expect(countries.map(({ id }) => id)).toEqual(['ar'])
      expect(countries[0]?.provincias.map(({ id }) => id)).toEqual(['cordoba'])
      expect(municipalitiesOf(countries).map(({ path, areas }) => [path, areas.length])).toEqual([[HOME, 2]])
    }
  })

  it('GEO-02 leaves out a damaged place and shows the others', async () => {
    await write(`${HOME}/areas_municipales/rota`, { nombre: 7 })
    const countries = await listed(await atWork('gena', 'ROLE_GENERADOR'))
    expect(municipalitiesOf(countries)[0]?.areas).toHaveLength(2)
  })

  it('GEO-02 leaves out a place elsewhere that only looks like one', async () => {
    await write('formularios/x/areas_municipales/falsa', { nombre: 'Falsa' })
    expect(JSON.stringify(await listed(await atWork('adela', 'ROLE_ADMIN')))).not.toContain('Falsa')
  })

  it('GEO-02 leaves out settings of a municipality that pickers do not need', async () => {
    await change(HOME, { merchantCode: '999008881', ubicacion: { lat: -31.4, lng: -64.2 } })
    for (const role of ['ROLE_ADMIN', 'ROLE_GENERADOR'] as const) {
      const countries = await listed(await atWork(`pide.${role.toLowerCase()}`, role))
      const own = municipalitiesOf(countries).find(({ path }) => path === HOME)
      expect(own?.ubicacion).toEqual({ lat: -31.4, lng: -64.2 })
      expect(JSON.stringify(countries)).not.toContain('999008881')
    }
  })

  it('GEO-02 shows the municipalities of the own areas too, and nothing that is no municipality', async () => {
    const places = { municipalityPath: '', areas: [AREA, OTHER_AREA, FOREIGN_AREA] }
    const moved = municipalitiesOf(await listed(await atWork('mudada', 'ROLE_SUPERVISOR', places)))
    expect(moved.map(({ path }) => path)).toEqual([AWAY, HOME])
    const lost = await atWork('perdida', 'ROLE_SUPERVISOR', { municipalityPath: 'paises/ar' })
    expect(municipalitiesOf(await listed(lost)).map(({ path }) => path)).toEqual([HOME])
  })
})

describe('the list of countries is refused', () => {
  it.each(nobodyOfStaff('gena'))('ROLE-01 %s', async (_who, token) => {
    expect((await call('getListaPaises', await token(), {})).status).toBe('UNAUTHENTICATED')
  })

  it('AUTH-07 over a closed session', async () => {
    const token = await atWork('cerrada', 'ROLE_ADMIN')
    await change('sesiones_web/sid-cerrada', { active: false })
    expect((await call('getListaPaises', token, {})).status).toBe('UNAUTHENTICATED')
  })

  it('ROLE-02 to a payload that asks for another municipality', async () => {
    const token = await atWork('gena', 'ROLE_GENERADOR')
    const { status } = await call('getListaPaises', token, { municipalityPath: BLOCKED_MUNICIPALITY })
    expect(status).toBe('INVALID_ARGUMENT')
  })
})
