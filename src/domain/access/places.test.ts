import { describe, expect, it } from 'vitest'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA, aUser } from '../../testing/builders'
import { actsFor, listedAreas, lists, reachesEverywhere } from './places'
import { ROLES } from './roles'

const ELSEWHERE = 'paises/es/provincias/lleida/municipios/vall-alta'

it('ROLE-02 only the administrator works in every municipality', () => {
  expect(ROLES.filter((role) => reachesEverywhere(aUser(role)))).toEqual(['ROLE_ADMIN'])
  expect(reachesEverywhere(aUser('ROLE_ADMIN', { roles: ['ROLE_JEFE', 'ROLE_ADMIN'] }))).toBe(false)
})

it.each(ROLES)('ROLE-02 %s acts for the own municipality, and for another as administrator alone', (role) => {
  expect(actsFor(aUser(role), MUNICIPALITY_PATH)).toBe(true)
  expect(actsFor(aUser(role), ELSEWHERE)).toBe(role === 'ROLE_ADMIN')
})

describe('the areas of lists', () => {
  it.each(ROLES)('LIST-11 %s is shown forms of the own areas, all of them as administrator alone', (role) => {
    const isAdmin = role === 'ROLE_ADMIN'
    expect(listedAreas(aUser(role))).toEqual(isAdmin ? null : [AREA])
    expect(lists(aUser(role), [OTHER_AREA, AREA])).toBe(true)
    expect(lists(aUser(role), [OTHER_AREA])).toBe(isAdmin)
  })
})
