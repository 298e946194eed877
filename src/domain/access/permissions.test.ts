import { describe, expect, it } from 'vitest'
import { ACTIONS, actionsOn, SUBJECTS, type Action, type Subject } from './permissions'
import { ROLES, isRole, type Role } from '../user/roles'

/**
 * §1.6 once more, written out from the specification and not from the code: one row per role, one letter per
 * action. c create, r read, u update, C complete, d delete, k correct, D duplicate, * everything (manage); from
 * ALIST-05 m move, from LIST-03 p publish, from REACH-08 a assign. From USER-06 the requests that the elevated supervisor decides.
 */
const MATRIX = `
role                                 | form    | answer  | formStatistics | user | municipalityUser | userRequest
ROLE_ADMIN                           | crudkDp | crudkDma| crudkD         | *    | *                | *
ROLE_SUPERVISOR_ELEVADO              | crudkDp | crudkDma| crudkD         |      | *                | *
ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR | crudD   | crCdkma | crudD          |      |                  |
ROLE_SUPERVISOR_CORRECTOR            | crud    | crCdkma | crud           |      |                  |
ROLE_SUPERVISOR_DUPLICADOR           | crudD   | crCdma  | crudD          |      |                  |
ROLE_SUPERVISOR                      | crud    | crCdma  | crud           |      |                  |
ROLE_CENSISTA_PRIVADO                | r       | crukdm  | crukd          |      |                  |
ROLE_GENERADOR                       | crudp   |         |                |      |                  |
ROLE_INSPECTOR_ELEVADO_CORRECTOR     | r       | crdkm   |                |      |                  |
ROLE_INSPECTOR_ELEVADO               | r       | crd     |                |      |                  |
ROLE_INSPECTOR                       | r       | crd     |                |      |                  |
ROLE_INSPECTOR_ACTAS                 | r       | cr      |                |      |                  |
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
  move: 'm',
  publish: 'p',
  assign: 'a',
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
        const given = actionsOn(role, subject)
        const may = given.includes(action) || given.includes('manage')
        expect(may, `${role} ${action} ${subject}`).toBe(expected)
      }
    }
  })

  it('ROLE-03 the generator manages forms only', () => {
    expect(SUBJECTS.filter((subject) => actionsOn('ROLE_GENERADOR', subject).length > 0)).toEqual(['form'])
  })

  it.each(['ROLE_JEFE', 'ROLE_admin', '', 'toString'])('AUTH-05 %j is no role', (word) => {
    expect(isRole(word)).toBe(false)
  })
})
