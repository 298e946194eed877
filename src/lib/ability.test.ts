import { describe, expect, it } from 'vitest'
import { canDeleteAnswer, canReadAnswer, canReadForm } from '../domain/access/area-access'
import { ACTIONS, roleCan, SUBJECTS } from '../domain/access/permissions'
import { ROLES } from '../domain/access/roles'
import { AREA, aUser, MUNICIPALITY_PATH, OTHER_AREA } from '../testing/builders'
import { abilityFor, oneAnswer, oneForm, oneFormStatistics, oneMunicipalityUser } from './ability'

const OTHER_MUNICIPALITY = 'paises/ar/provincias/cordoba/municipios/alto-verde'
const FOREIGN_AREA = `${OTHER_MUNICIPALITY}/areas_municipales/inspeccion-general`

const PLACES = [
  { areas: [AREA], municipalityPath: MUNICIPALITY_PATH },
  { areas: [OTHER_AREA, AREA], municipalityPath: MUNICIPALITY_PATH },
  { areas: [OTHER_AREA], municipalityPath: MUNICIPALITY_PATH },
  { areas: [FOREIGN_AREA], municipalityPath: OTHER_MUNICIPALITY },
]
const AUTHORS = ['mgomez', 'mgomez@villadelrio.test', 'bnunez', 'Usuario Anónimo', '']

describe.each(ROLES)('%s', (role) => {
  const user = aUser(role)
  const ability = abilityFor(user)

  it('ROLE-01 may do to each kind of thing what the table says', () => {
    for (const on of SUBJECTS) {
      for (const action of ACTIONS)
        expect(ability.can(action, on), `${action} ${on}`).toBe(roleCan(role, action, on))
    }
  })

  it('ROLE-02 ROLE-03 reads and deletes the answers that area and author allow', () => {
    for (const place of PLACES) {
      for (const creadoPor of AUTHORS) {
        const answer = { ...place, creadoPor }
        const label = `${place.areas.join()} by ${creadoPor}`
        expect(ability.can('read', oneAnswer(answer)), `read ${label}`).toBe(canReadAnswer(user, answer))
        expect(ability.can('delete', oneAnswer(answer)), `delete ${label}`).toBe(
          canDeleteAnswer(user, answer),
        )
      }
    }
  })

  it('ROLE-02 reads the forms that its areas allow', () => {
    for (const place of PLACES) {
      expect(ability.can('read', oneForm(place)), place.areas.join()).toBe(canReadForm(user, place))
    }
  })
})

it('ROLE-02 the administrator works anywhere, the supervisor in the own areas', () => {
  const abroad = oneForm({ areas: [FOREIGN_AREA], municipalityPath: OTHER_MUNICIPALITY })
  expect(abilityFor(aUser('ROLE_ADMIN')).can('update', abroad)).toBe(true)
  expect(abilityFor(aUser('ROLE_SUPERVISOR')).can('update', abroad)).toBe(false)
})

it('a form is created in the own municipality only, but by the administrator', () => {
  const at = (municipalityPath: string) => oneForm({ areas: [], municipalityPath })
  const generator = abilityFor(aUser('ROLE_GENERADOR'))
  expect(generator.can('create', at(MUNICIPALITY_PATH))).toBe(true)
  expect(generator.can('create', at(OTHER_MUNICIPALITY))).toBe(false)
  expect(abilityFor(aUser('ROLE_ADMIN')).can('create', at(OTHER_MUNICIPALITY))).toBe(true)
})

it('ROLE-03 the census taker answers forms of the own areas and sees their statistics', () => {
  const census = abilityFor(aUser('ROLE_CENSISTA_PRIVADO'))
  const here = { areas: [AREA], municipalityPath: MUNICIPALITY_PATH, creadoPor: '' }
  expect(census.can('create', oneAnswer(here))).toBe(true)
  expect(census.can('read', oneFormStatistics(here))).toBe(true)
  expect(census.can('read', oneFormStatistics({ ...here, areas: [OTHER_AREA] }))).toBe(false)
})

it('the elevated supervisor manages users of the own municipality only', () => {
  const elevated = abilityFor(aUser('ROLE_SUPERVISOR_ELEVADO'))
  expect(elevated.can('update', oneMunicipalityUser({ municipalityPath: MUNICIPALITY_PATH }))).toBe(true)
  expect(elevated.can('update', oneMunicipalityUser({ municipalityPath: OTHER_MUNICIPALITY }))).toBe(false)
})

it('AUTH-05 only the first role counts, and an unknown one gives nothing', () => {
  const second = abilityFor(aUser('ROLE_INSPECTOR_ACTAS', { roles: ['ROLE_INSPECTOR_ACTAS', 'ROLE_ADMIN'] }))
  expect(second.can('delete', 'form')).toBe(false)
  expect(abilityFor(aUser('ROLE_ADMIN', { roles: ['ROLE_BOSS'] })).can('read', 'form')).toBe(false)
})
