import { describe, expect, it } from 'vitest'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA, aUser } from '../../testing/builders'
import { ACTIONS, SUBJECTS, type Action, type Subject } from './permissions'
import { actsFor, authorNames, listedAreas, lists, placesOf, reachesEverywhere } from './places'
import { ROLES, type Role } from '../user/roles'

const ELSEWHERE = 'paises/es/provincias/lleida/municipios/vall-alta'

it('ROLE-02 only the administrator works in every municipality', () => {
  expect(ROLES.filter((role) => reachesEverywhere(aUser(role)))).toEqual(['ROLE_ADMIN'])
  expect(reachesEverywhere(aUser('ROLE_ADMIN', { roles: ['ROLE_JEFE', 'ROLE_ADMIN'] }))).toBe(false)
})

it.each(ROLES)(
  'ROLE-02 %s acts in the own municipality; only the administrator acts in another one',
  (role) => {
    expect(actsFor(aUser(role), MUNICIPALITY_PATH)).toBe(true)
    expect(actsFor(aUser(role), ELSEWHERE)).toBe(role === 'ROLE_ADMIN')
  },
)

describe('the areas of lists', () => {
  it.each(ROLES)(
    'LIST-11 %s is shown the forms of the own areas; only the administrator is shown all of them',
    (role) => {
      const isAdmin = role === 'ROLE_ADMIN'
      expect(listedAreas(aUser(role))).toEqual(isAdmin ? null : [AREA])
      expect(lists(aUser(role), [OTHER_AREA, AREA])).toBe(true)
      expect(lists(aUser(role), [OTHER_AREA])).toBe(isAdmin)
    },
  )
})

describe('where a permission counts', () => {
  const inAreas = { areas: { $in: [AREA] } }
  const home = { municipalityPath: MUNICIPALITY_PATH }
  const own = { creadoPor: { $in: ['mgomez', 'mgomez@villadelrio.test'] } }

  it.each<[Role, Action, Subject, object[]]>([
    ['ROLE_ADMIN', 'create', 'answer', [{}]],
    ['ROLE_ADMIN', 'manage', 'municipalityUser', [{}]],
    ['ROLE_SUPERVISOR_ELEVADO', 'read', 'answer', [inAreas, home]],
    ['ROLE_SUPERVISOR_ELEVADO', 'create', 'answer', [inAreas]],
    ['ROLE_SUPERVISOR_ELEVADO', 'create', 'form', [home]],
    ['ROLE_SUPERVISOR_ELEVADO', 'update', 'form', [inAreas, home]],
    ['ROLE_SUPERVISOR_ELEVADO', 'manage', 'municipalityUser', [home]],
    ['ROLE_SUPERVISOR_ELEVADO', 'manage', 'userRequest', [home]],
    ['ROLE_SUPERVISOR_ELEVADO', 'create', 'formStatistics', [inAreas, home]],
    ['ROLE_SUPERVISOR', 'create', 'form', [home]],
    ['ROLE_SUPERVISOR', 'update', 'form', [inAreas]],
    ['ROLE_SUPERVISOR', 'create', 'formStatistics', [inAreas]],
    ['ROLE_SUPERVISOR', 'read', 'answer', [inAreas]],
    ['ROLE_CENSISTA_PRIVADO', 'read', 'answer', [{ ...inAreas, ...own }]],
    ['ROLE_CENSISTA_PRIVADO', 'create', 'answer', [inAreas]],
    ['ROLE_CENSISTA_PRIVADO', 'read', 'formStatistics', [{ ...inAreas, author: own.creadoPor }]],
    ['ROLE_CENSISTA_PRIVADO', 'read', 'form', [inAreas]],
  ])('ROLE-02 ROLE-03 %s may %s %s in %j', (role, action, subject, places) => {
    expect(placesOf(aUser(role), action, subject)).toEqual(places)
  })

  it('ROLE-02 a person without a municipality has no home', () => {
    const homeless = aUser('ROLE_SUPERVISOR_ELEVADO', { municipalityPath: '' })
    expect(placesOf(homeless, 'create', 'form')).toEqual([])
    expect(placesOf(homeless, 'read', 'form')).toEqual([inAreas])
  })

  it('AUTH-05 a person without a role has no permission anywhere', () => {
    const nobody = aUser('ROLE_ADMIN', { roles: ['ROLE_JEFE'] })
    for (const subject of SUBJECTS) {
      for (const action of ACTIONS) expect(placesOf(nobody, action, subject)).toEqual([])
    }
    expect(reachesEverywhere(nobody)).toBe(false)
  })

  it('ALIST-08 an answer without an author belongs to nobody', () => {
    expect(authorNames({ username: 'eva', email: '' })).toEqual(['eva'])
  })
})
