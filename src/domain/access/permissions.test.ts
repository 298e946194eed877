import { describe, expect, it } from 'vitest'
import {
  ACTIONS,
  SCOPE_SWITCH_ROLES,
  SUBJECTS,
  canMoveState,
  roleCan,
  seesOnlyOwnAnswers,
  type Action,
  type Subject,
} from './permissions'
import { ROLES, isRole, type Role } from './roles'

/**
 * §1.6 once more, written out from the specification and not from the code: one row per role, one letter per
 * action. c create, r read, u update, C complete, d delete, k correct, D duplicate, * everything (manage).
 */
const MATRIX = `
role                                 | form    | answer | formStatistics | user | municipalityUser | userRequest
ROLE_ADMIN                           | crudkD  | crudkD | crudkD         | *    | *                | *
ROLE_SUPERVISOR_ELEVADO              | crudkD  | crudkD | crudkD         |      | *                |
ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR | crudD   | crCdk  | crudD          |      |                  |
ROLE_SUPERVISOR_CORRECTOR            | crud    | crCdk  | crud           |      |                  |
ROLE_SUPERVISOR_DUPLICADOR           | crudD   | crCd   | crudD          |      |                  |
ROLE_SUPERVISOR                      | crud    | crCd   | crud           |      |                  |
ROLE_CENSISTA_PRIVADO                | r       | crukd  | crukd          |      |                  |
ROLE_GENERADOR                       | crud    |        |                |      |                  |
ROLE_INSPECTOR_ELEVADO_CORRECTOR     | r       | crdk   |                |      |                  |
ROLE_INSPECTOR_ELEVADO               | r       | crd    |                |      |                  |
ROLE_INSPECTOR                       | r       | crd    |                |      |                  |
ROLE_INSPECTOR_ACTAS                 | r       | cr     |                |      |                  |
`
const LETTER: Record<Action, string> = {
  create: 'c',
  read: 'r',
  update: 'u',
  complete: 'C',
  delete: 'd',
  correct: 'k',
  duplicate: 'D',
  manage: '*',
}

const [header = [], ...rows] = MATRIX.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

const cells = (role: Role): Map<Subject, string> => {
  const row = rows.find(([name]) => name === role) ?? []
  return new Map(SUBJECTS.map((subject) => [subject, row[header.indexOf(subject)] ?? '?']))
}

describe('the permission table', () => {
  it('ROLE-01 knows the roles and subjects of §1.6, in its order', () => {
    expect(rows.map(([name]) => name)).toEqual([...ROLES])
    expect(header.slice(1).toSorted()).toEqual([...SUBJECTS].toSorted())
  })

  it.each(ROLES)('ROLE-01 gives %s what §1.6 gives it and nothing more', (role) => {
    for (const [subject, letters] of cells(role)) {
      for (const action of ACTIONS) {
        const expected = letters === '*' || letters.includes(LETTER[action])
        expect(roleCan(role, action, subject), `${role} ${action} ${subject}`).toBe(expected)
      }
    }
  })

  it('ROLE-03 the generator manages forms only', () => {
    const can = SUBJECTS.filter((subject) =>
      ACTIONS.some((action) => roleCan('ROLE_GENERADOR', action, subject)),
    )
    expect(can).toEqual(['form'])
  })

  it('ROLE-03 four roles see only their own answers', () => {
    expect(ROLES.filter(seesOnlyOwnAnswers)).toEqual([
      'ROLE_CENSISTA_PRIVADO',
      'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
      'ROLE_INSPECTOR_ELEVADO',
      'ROLE_INSPECTOR',
    ])
  })

  it('ALIST-05 whoever may update, complete or correct answers may move them', () => {
    expect(ROLES.filter((role) => !canMoveState(role))).toEqual([
      'ROLE_GENERADOR',
      'ROLE_INSPECTOR_ELEVADO',
      'ROLE_INSPECTOR',
      'ROLE_INSPECTOR_ACTAS',
    ])
  })

  it('LIST-03 three roles are offered the public/private switch', () => {
    expect(SCOPE_SWITCH_ROLES).toEqual(['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR'])
  })

  it.each(['ROLE_JEFE', 'ROLE_admin', '', 'toString'])('AUTH-05 %j is no role', (word) => {
    expect(isRole(word)).toBe(false)
  })
})
