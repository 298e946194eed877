import { describe, expect, it } from 'vitest'
import { ACTIONS, actionsOn, SUBJECTS } from '../domain/access/permissions'
import { ROLES, type Role } from '../domain/user/roles'
import { answersTo, oneAnswer, oneForm, oneUser, usersOf } from '../domain/access/things'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA, aUser } from '../testing/builders'
import { abilityFor, offersAnswering } from './ability'

const ELSEWHERE = 'paises/es/provincias/lleida/municipios/vall-alta'
/** Where a form or answer stands, seen from `aUser`. */
const PLACES = {
  sameArea: { areas: [OTHER_AREA, AREA], municipalityPath: MUNICIPALITY_PATH },
  sameMunicipality: { areas: [OTHER_AREA], municipalityPath: MUNICIPALITY_PATH },
  elsewhere: { areas: [`${ELSEWHERE}/areas_municipales/obras`], municipalityPath: ELSEWHERE },
}
type PlaceName = keyof typeof PLACES
const PLACE_NAMES: PlaceName[] = ['sameArea', 'sameMunicipality', 'elsewhere']

const placesWhere = (isMeant: (place: (typeof PLACES)[PlaceName]) => boolean): string =>
  PLACE_NAMES.filter((name) => isMeant(PLACES[name])).join(' ')
const by = (creadoPor: string) => (place: (typeof PLACES)[PlaceName]) => ({ ...place, creadoPor })
const own = by('mgomez')
const others = by('jperez')

const EVERYWHERE = 'sameArea sameMunicipality elsewhere'
const AT_HOME = 'sameArea sameMunicipality'

/** From §1.6 and §1.5: where each role reads others' answers, own answers, and forms. */
const READING: Record<Role, { others: string; own: string; forms: string }> = {
  ROLE_ADMIN: { others: EVERYWHERE, own: EVERYWHERE, forms: EVERYWHERE },
  ROLE_SUPERVISOR_ELEVADO: { others: AT_HOME, own: AT_HOME, forms: AT_HOME },
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: { others: 'sameArea', own: 'sameArea', forms: 'sameArea' },
  ROLE_SUPERVISOR_CORRECTOR: { others: 'sameArea', own: 'sameArea', forms: 'sameArea' },
  ROLE_SUPERVISOR_DUPLICADOR: { others: 'sameArea', own: 'sameArea', forms: 'sameArea' },
  ROLE_SUPERVISOR: { others: 'sameArea', own: 'sameArea', forms: 'sameArea' },
  ROLE_CENSISTA_PRIVADO: { others: '', own: 'sameArea', forms: 'sameArea' },
  ROLE_GENERADOR: { others: '', own: '', forms: 'sameArea' },
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: { others: '', own: 'sameArea', forms: 'sameArea' },
  ROLE_INSPECTOR_ELEVADO: { others: '', own: 'sameArea', forms: 'sameArea' },
  ROLE_INSPECTOR: { others: '', own: 'sameArea', forms: 'sameArea' },
  ROLE_INSPECTOR_ACTAS: { others: 'sameArea', own: 'sameArea', forms: 'sameArea' },
}

describe.each(ROLES)('%s', (role) => {
  const user = aUser(role)
  const ability = abilityFor(user)
  const expected = READING[role]

  it('ROLE-01 may do to each kind of thing what the table says', () => {
    for (const on of SUBJECTS) {
      const given = actionsOn(role, on)
      for (const action of ACTIONS) {
        const may = given.includes(action) || given.includes('manage')
        expect(ability.can(action, on), `${action} ${on}`).toBe(may)
      }
    }
  })

  it('ROLE-02 VIEW-04 reads answers of others where the specification lets it', () => {
    expect(placesWhere((place) => ability.can('read', oneAnswer(others(place))))).toBe(expected.others)
  })

  it('ALIST-08 reads own answers where the specification lets it', () => {
    expect(placesWhere((place) => ability.can('read', oneAnswer(own(place))))).toBe(expected.own)
  })

  it('LIST-11 reads forms where the specification lets it', () => {
    expect(placesWhere((place) => ability.can('read', oneForm(place)))).toBe(expected.forms)
  })

  it('ALIST-05 moves answers that it reads and works on', () => {
    const works = ![
      'ROLE_GENERADOR',
      'ROLE_INSPECTOR_ELEVADO',
      'ROLE_INSPECTOR',
      'ROLE_INSPECTOR_ACTAS',
    ].includes(role)
    expect(placesWhere((place) => ability.can('move', oneAnswer(others(place))))).toBe(
      works ? expected.others : '',
    )
    expect(placesWhere((place) => ability.can('move', oneAnswer(own(place))))).toBe(works ? expected.own : '')
  })

  it('ALIST-04 deletes answers that it reads, except the inspector of records', () => {
    const deletes = role !== 'ROLE_INSPECTOR_ACTAS'
    expect(placesWhere((place) => ability.can('delete', oneAnswer(others(place))))).toBe(
      deletes ? expected.others : '',
    )
    expect(placesWhere((place) => ability.can('delete', oneAnswer(own(place))))).toBe(
      deletes ? expected.own : '',
    )
  })

  it('ROLE-01 changes and deletes forms that it reads, if it manages forms', () => {
    const manages = role.includes('ADMIN') || role.includes('SUPERVISOR') || role === 'ROLE_GENERADOR'
    for (const action of ['update', 'delete'] as const) {
      expect(placesWhere((place) => ability.can(action, oneForm(place)))).toBe(manages ? expected.forms : '')
    }
    const creates = role === 'ROLE_ADMIN' ? EVERYWHERE : AT_HOME
    expect(placesWhere((place) => ability.can('create', oneForm(place)))).toBe(manages ? creates : '')
  })

  it('ANS-11 answers forms of the own areas, except the generator', () => {
    const answers = role === 'ROLE_ADMIN' ? EVERYWHERE : 'sameArea'
    expect(placesWhere((place) => ability.can('create', answersTo(place)))).toBe(
      role === 'ROLE_GENERADOR' ? '' : answers,
    )
  })

  it('ROLE-03 STAT-03 sees statistics where it sees the form; restricted roles of own answers only', () => {
    const sees = role === 'ROLE_ADMIN' || role.includes('SUPERVISOR')
    expect(
      placesWhere((place) => ability.can('read', { kind: 'formStatistics', ...place, author: null })),
    ).toBe(sees ? expected.forms : '')
    const ownOnes = sees || role === 'ROLE_CENSISTA_PRIVADO'
    expect(
      placesWhere((place) => ability.can('read', { kind: 'formStatistics', ...place, author: 'mgomez' })),
    ).toBe(ownOnes ? expected.forms : '')
  })

  it('LIST-03 decides who may answer a form that it changes, if it is one of three roles', () => {
    const decides = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR'].includes(role)
    expect(placesWhere((place) => ability.can('publish', oneForm(place)))).toBe(decides ? expected.forms : '')
  })
})

describe('authorship', () => {
  const answer = (creadoPor: string) => oneAnswer(by(creadoPor)(PLACES.sameArea))
  const inspector = abilityFor(aUser('ROLE_INSPECTOR'))

  it('ALIST-08 an answer is own by username or, in older answers, by e-mail', () => {
    expect(inspector.can('read', answer('mgomez'))).toBe(true)
    expect(inspector.can('read', answer('mgomez@villadelrio.test'))).toBe(true)
    expect(inspector.can('read', answer('MGomez'))).toBe(false)
  })

  it('ALIST-08 nobody owns an answer without author by having no e-mail', () => {
    expect(abilityFor(aUser('ROLE_INSPECTOR', { email: '' })).can('read', answer(''))).toBe(false)
  })

  it('ROLE-03 two inspectors of one form do not see each other’s answers', () => {
    expect(inspector.can('read', answer('jperez'))).toBe(false)
    expect(abilityFor(aUser('ROLE_INSPECTOR', { username: 'jperez' })).can('read', answer('jperez'))).toBe(
      true,
    )
  })

  it('SEC-03 people who see only their own answers cannot move those of others', () => {
    const corrector = abilityFor(aUser('ROLE_INSPECTOR_ELEVADO_CORRECTOR'))
    expect(corrector.can('move', answersTo(PLACES.sameArea, 'mgomez'))).toBe(true)
    expect(corrector.can('move', answersTo(PLACES.sameArea))).toBe(false)
  })
})

it('ROLE-02 the elevated supervisor reads what shares an area, also of another municipality', () => {
  const shared = { areas: [AREA], municipalityPath: ELSEWHERE }
  const ability = abilityFor(aUser('ROLE_SUPERVISOR_ELEVADO'))
  expect(ability.can('read', oneForm(shared))).toBe(true)
  expect(ability.can('read', oneAnswer(others(shared)))).toBe(true)
})

describe('the role that counts', () => {
  it('AUTH-05 only the first role of a person counts', () => {
    const ability = abilityFor(aUser('ROLE_INSPECTOR', { roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] }))
    expect(ability.can('read', oneAnswer(others(PLACES.elsewhere)))).toBe(false)
    expect(ability.can('update', oneUser(aUser('ROLE_INSPECTOR')))).toBe(false)
  })

  it.each([[[]], [['ROLE_JEFE', 'ROLE_ADMIN']]])(
    'AUTH-05 nobody without a role of the product may anything: %j',
    (roles) => {
      expect(abilityFor(aUser('ROLE_ADMIN', { roles })).rules).toEqual([])
    },
  )

  it('ROLE-02 a person without a municipality reaches nothing that has none', () => {
    const supervisor = abilityFor(aUser('ROLE_SUPERVISOR_ELEVADO', { municipalityPath: '', areas: [] }))
    const nowhere = { areas: [OTHER_AREA], municipalityPath: '' }
    expect(supervisor.can('read', oneAnswer(others({ ...nowhere })))).toBe(false)
    expect(supervisor.can('read', oneForm(nowhere))).toBe(false)
    expect(supervisor.can('create', oneForm(nowhere))).toBe(false)
    expect(supervisor.can('manage', usersOf(''))).toBe(false)
  })
})

describe('managing users', () => {
  function managed(role: Role) {
    const may = (other: Partial<ReturnType<typeof aUser>>, of: Role = 'ROLE_INSPECTOR') =>
      abilityFor(aUser(role)).can('update', oneUser(aUser(of, other)))
    return {
      inspectorAtHome: may({}),
      adminAtHome: may({}, 'ROLE_ADMIN'),
      inspectorElsewhere: may({ municipalityPath: ELSEWHERE, areas: PLACES.elsewhere.areas }),
      whoAlsoWorksElsewhere: may({ areas: [AREA, ...PLACES.elsewhere.areas] }),
    }
  }

  it('USER-03 the administrator manages anybody anywhere', () => {
    expect(Object.values(managed('ROLE_ADMIN'))).toEqual([true, true, true, true])
  })

  it('USER-03 the elevated supervisor manages the own municipality, but no administrator', () => {
    expect(managed('ROLE_SUPERVISOR_ELEVADO')).toEqual({
      inspectorAtHome: true,
      adminAtHome: false,
      inspectorElsewhere: false,
      whoAlsoWorksElsewhere: false,
    })
  })

  it.each(ROLES.slice(2))('USER-03 %s manages nobody', (role) => {
    expect(Object.values(managed(role))).toEqual([false, false, false, false])
  })

  it.each(ROLES)('USER-01 GEO-01 %s sees the staff of the municipalities where it manages', (role) => {
    const expected = { ROLE_ADMIN: [true, true], ROLE_SUPERVISOR_ELEVADO: [true, false] }[String(role)]
    const ability = abilityFor(aUser(role))
    expect([MUNICIPALITY_PATH, ELSEWHERE].map((path) => ability.can('manage', usersOf(path)))).toEqual(
      expected ?? [false, false],
    )
  })

  it.each(ROLES)('USER-05 %s may end the people whom they manage, and never themselves', (role) => {
    const ability = abilityFor(aUser(role, { username: 'yo' }))
    const other = oneUser(aUser('ROLE_INSPECTOR', { username: 'otra' }))
    expect(ability.can('delete', other)).toBe(ability.can('update', other))
    for (const mine of [role, 'ROLE_INSPECTOR', 'ROLE_ADMIN'] as const)
      expect(ability.can('delete', oneUser(aUser(mine, { username: 'yo' })))).toBe(false)
  })
})

it('ANS-11 answering a deleted form is not offered', () => {
  const ability = abilityFor(aUser('ROLE_SUPERVISOR'))
  expect(offersAnswering(ability, { ...PLACES.sameArea, deleted: false })).toBe(true)
  expect(offersAnswering(ability, { ...PLACES.sameArea, deleted: true })).toBe(false)
  expect(offersAnswering(ability, { ...PLACES.elsewhere, deleted: false })).toBe(false)
})
