import { describe, expect, it } from 'vitest'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA, aUser } from '../../testing/builders'
import { roleOf } from '../user/user'
import {
  canCreateAnswer,
  canCreateForm,
  canDeleteAnswer,
  canManageUser,
  canMoveAnswer,
  canReadAnswer,
  canReadForm,
  canReadStatistics,
  canWriteForm,
  isOwnAnswer,
} from './area-access'
import { ROLES, type Role } from './roles'

const ELSEWHERE = 'paises/es/provincias/lleida/municipios/vall-alta'
/** Where a form or answer stands, seen from `aUser`. */
const PLACES = {
  sameArea: { areas: [OTHER_AREA, AREA], municipalityPath: MUNICIPALITY_PATH },
  sameMunicipality: { areas: [OTHER_AREA], municipalityPath: MUNICIPALITY_PATH },
  elsewhere: { areas: [`${ELSEWHERE}/areas_municipales/obras`], municipalityPath: ELSEWHERE },
}
type PlaceName = keyof typeof PLACES
const PLACE_NAMES: PlaceName[] = ['sameArea', 'sameMunicipality', 'elsewhere']

const placesWhere = (holds: (place: (typeof PLACES)[PlaceName]) => boolean): string =>
  PLACE_NAMES.filter((name) => holds(PLACES[name])).join(' ')
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
  const expected = READING[role]

  it('ROLE-02 VIEW-04 reads answers of others where the specification lets it', () => {
    expect(placesWhere((place) => canReadAnswer(user, others(place)))).toBe(expected.others)
  })

  it('ALIST-08 reads own answers where the specification lets it', () => {
    expect(placesWhere((place) => canReadAnswer(user, own(place)))).toBe(expected.own)
  })

  it('LIST-11 reads forms where the specification lets it', () => {
    expect(placesWhere((place) => canReadForm(user, place))).toBe(expected.forms)
  })

  it('ALIST-05 moves answers that it reads and works on', () => {
    const works = ![
      'ROLE_GENERADOR',
      'ROLE_INSPECTOR_ELEVADO',
      'ROLE_INSPECTOR',
      'ROLE_INSPECTOR_ACTAS',
    ].includes(role)
    expect(placesWhere((place) => canMoveAnswer(user, others(place)))).toBe(works ? expected.others : '')
    expect(placesWhere((place) => canMoveAnswer(user, own(place)))).toBe(works ? expected.own : '')
  })

  it('ALIST-04 deletes answers that it reads, except the inspector of records', () => {
    const deletes = role !== 'ROLE_INSPECTOR_ACTAS'
    expect(placesWhere((place) => canDeleteAnswer(user, others(place)))).toBe(deletes ? expected.others : '')
    expect(placesWhere((place) => canDeleteAnswer(user, own(place)))).toBe(deletes ? expected.own : '')
  })

  it('ROLE-01 changes and deletes forms that it reads, if it manages forms', () => {
    const manages = role.includes('ADMIN') || role.includes('SUPERVISOR') || role === 'ROLE_GENERADOR'
    for (const action of ['update', 'delete'] as const) {
      expect(placesWhere((place) => canWriteForm(user, action, place))).toBe(manages ? expected.forms : '')
    }
    const creates = role === 'ROLE_ADMIN' ? EVERYWHERE : AT_HOME
    expect(placesWhere((place) => canCreateForm(user, place))).toBe(manages ? creates : '')
  })

  it('ANS-11 answers forms of the own areas, except the generator', () => {
    const answers = role === 'ROLE_ADMIN' ? EVERYWHERE : 'sameArea'
    expect(placesWhere((place) => canCreateAnswer(user, place))).toBe(
      role === 'ROLE_GENERADOR' ? '' : answers,
    )
  })

  it('ROLE-03 STAT-03 sees statistics where it sees the form; restricted roles of own answers only', () => {
    const sees = role === 'ROLE_ADMIN' || role.includes('SUPERVISOR')
    expect(placesWhere((place) => canReadStatistics(user, place, null))).toBe(sees ? expected.forms : '')
    const ownOnes = sees || role === 'ROLE_CENSISTA_PRIVADO'
    expect(placesWhere((place) => canReadStatistics(user, place, 'mgomez'))).toBe(
      ownOnes ? expected.forms : '',
    )
  })
})

describe('authorship', () => {
  it('ALIST-08 an answer is own by username or, in older answers, by e-mail', () => {
    const user = aUser('ROLE_INSPECTOR')
    expect(isOwnAnswer(user, { creadoPor: 'mgomez' })).toBe(true)
    expect(isOwnAnswer(user, { creadoPor: 'mgomez@villadelrio.test' })).toBe(true)
    expect(isOwnAnswer(user, { creadoPor: 'MGomez' })).toBe(false)
  })

  it('ALIST-08 nobody owns an answer without author by having no e-mail', () => {
    expect(isOwnAnswer(aUser('ROLE_INSPECTOR', { email: '' }), { creadoPor: '' })).toBe(false)
  })

  it('ROLE-03 two inspectors of one form do not see each other’s answers', () => {
    const answer = others(PLACES.sameArea)
    expect(canReadAnswer(aUser('ROLE_INSPECTOR'), answer)).toBe(false)
    expect(canReadAnswer(aUser('ROLE_INSPECTOR', { username: 'jperez' }), answer)).toBe(true)
  })
})

describe('the role that counts', () => {
  it('AUTH-05 is the first one only', () => {
    const user = aUser('ROLE_INSPECTOR', { roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] })
    expect(roleOf(user)).toBe('ROLE_INSPECTOR')
    expect(canReadAnswer(user, others(PLACES.elsewhere))).toBe(false)
    expect(canManageUser(user, aUser('ROLE_INSPECTOR'))).toBe(false)
  })

  it.each([[[]], [['ROLE_JEFE', 'ROLE_ADMIN']]])(
    'AUTH-05 nobody without a role of the product may anything: %j',
    (roles) => {
      const user = aUser('ROLE_ADMIN', { roles })
      const answer = own(PLACES.sameArea)
      expect(roleOf(user)).toBeNull()
      expect(
        canReadAnswer(user, answer) || canMoveAnswer(user, answer) || canDeleteAnswer(user, answer),
      ).toBe(false)
      expect(canReadForm(user, answer) || canWriteForm(user, 'update', answer)).toBe(false)
      expect(canCreateForm(user, answer) || canCreateAnswer(user, answer)).toBe(false)
      expect(canReadStatistics(user, answer, 'mgomez')).toBe(false)
      expect(canManageUser(user, aUser('ROLE_INSPECTOR'))).toBe(false)
    },
  )

  it('ROLE-02 having no municipality opens nothing that has none either', () => {
    const supervisor = aUser('ROLE_SUPERVISOR_ELEVADO', { municipalityPath: '', areas: [] })
    const nowhere = { areas: [OTHER_AREA], municipalityPath: '' }
    expect(canReadAnswer(supervisor, others({ ...nowhere }))).toBe(false)
    expect(canReadForm(supervisor, nowhere)).toBe(false)
    expect(canCreateForm(supervisor, nowhere)).toBe(false)
    expect(canManageUser(supervisor, aUser('ROLE_INSPECTOR', { municipalityPath: '' }))).toBe(false)
  })
})

describe('managing users', () => {
  const managed = (role: Role) => ({
    inspectorAtHome: canManageUser(aUser(role), aUser('ROLE_INSPECTOR')),
    adminAtHome: canManageUser(aUser(role), aUser('ROLE_ADMIN')),
    inspectorElsewhere: canManageUser(aUser(role), aUser('ROLE_INSPECTOR', { municipalityPath: ELSEWHERE })),
    whoAlsoWorksElsewhere: canManageUser(
      aUser(role),
      aUser('ROLE_INSPECTOR', { areas: [AREA, `${ELSEWHERE}/areas_municipales/general`] }),
    ),
  })

  it('USER-03 the administrator manages anybody anywhere', () => {
    expect(managed('ROLE_ADMIN')).toEqual({
      inspectorAtHome: true,
      adminAtHome: true,
      inspectorElsewhere: true,
      whoAlsoWorksElsewhere: true,
    })
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
})
