import { describe, expect, it } from 'vitest'
import { answersTo, oneForm, statisticsOf } from '../../../domain/access/things'
import { ROLES, type Role } from '../../../domain/user/roles'
import type { User } from '../../../domain/user/user'
import { NO_OPTIONS, type FormOptions } from '../../../domain/form/options'
import { abilityFor } from '../../../lib/ability'
import { AREA, aUser, MUNICIPALITY_PATH, OTHER_AREA } from '../../../testing/builders'
import { MONTCLAR_PATH } from '../../../testing/places'
import { explainAccess, QUESTIONS, type Explained } from './explain'

const REVIEWED = { ...NO_OPTIONS, citizenAssociationFromCitizenPortal: true, incidentes: true }
const HERE = { areas: [AREA], municipalityPath: MUNICIPALITY_PATH, deleted: false, opcionales: NO_OPTIONS }
const OTHER = { ...HERE, areas: [OTHER_AREA], opcionales: REVIEWED }
const AWAY = {
  ...HERE,
  areas: [`${MONTCLAR_PATH}/areas_municipales/a`],
  municipalityPath: MONTCLAR_PATH,
}
const answerOf = (rows: Explained[], question: Explained['question']) =>
  rows.find((row) => row.question === question)
const person = (role: Role, given: Partial<User> = {}) => aUser(role, given)

describe('what somebody may do with a form, and why', () => {
  it.each(ROLES)(
    'USER-07 the explanation for %s says exactly what the ability decides, wherever the form is',
    (role) => {
      for (const form of [HERE, OTHER, AWAY]) {
        const user = person(role)
        const ability = abilityFor(user)
        for (const row of explainAccess(user, form)) {
          const [, action, subject] = QUESTIONS.find(([name]) => name === row.question) ?? QUESTIONS[0]
          const things = {
            form: oneForm(form),
            answer: answersTo(form, user.username),
            formStatistics: statisticsOf(form, user.username),
          }
          const isNever = row.question === (form === OTHER ? 'publishForm' : 'correctAnswer')
          const may = !isNever && ability.can(action, things[subject])
          expect([row.question, row.may]).toEqual([row.question, may])
        }
      }
    },
  )

  it('USER-07 says which area gives an inspector access, and that they see only their own answers', () => {
    const rows = explainAccess(person('ROLE_INSPECTOR', { areas: [AREA, OTHER_AREA] }), HERE)
    expect(answerOf(rows, 'readAnswer')).toMatchObject({
      may: true,
      ownOnly: true,
      because: 'areas',
      areas: [AREA],
    })
    expect(answerOf(rows, 'createAnswer')).toMatchObject({ may: true, ownOnly: false })
    expect(answerOf(rows, 'readForm')).toMatchObject({ may: true, ownOnly: false })
    expect(answerOf(rows, 'updateForm')).toMatchObject({ may: false, because: 'role' })
    const elsewhere = explainAccess(person('ROLE_INSPECTOR'), OTHER)
    expect(answerOf(elsewhere, 'readAnswer')).toMatchObject({ may: false, because: 'elsewhere' })
  })

  it('USER-07 says how far a role reaches beyond its areas', () => {
    const admin = explainAccess(person('ROLE_ADMIN'), AWAY)
    expect(answerOf(admin, 'updateForm')).toMatchObject({ may: true, because: 'everywhere' })
    const elevated = explainAccess(person('ROLE_SUPERVISOR_ELEVADO'), OTHER)
    expect(answerOf(elevated, 'updateForm')).toMatchObject({ may: true, because: 'municipality' })
    expect(answerOf(explainAccess(person('ROLE_SUPERVISOR_ELEVADO'), AWAY), 'updateForm')).toMatchObject({
      ...{ may: false, because: 'elsewhere' },
    })
  })

  it('USER-07 says what nobody may do because of the form’s own options', () => {
    const of = (opcionales: FormOptions) => explainAccess(person('ROLE_ADMIN'), { ...HERE, opcionales })
    expect(answerOf(of(NO_OPTIONS), 'correctAnswer')).toMatchObject({ may: false, because: 'unreviewed' })
    expect(answerOf(of(NO_OPTIONS), 'publishForm')).toMatchObject({ may: true })
    expect(answerOf(of(REVIEWED), 'correctAnswer')).toMatchObject({ may: true })
    expect(answerOf(of(REVIEWED), 'publishForm')).toMatchObject({ may: false, because: 'citizens' })
    // One that is public all the same may be made private.
    expect(answerOf(of({ ...REVIEWED, publico: true }), 'publishForm')).toMatchObject({ may: true })
  })

  it('USER-07 ended users and users without a role may do nothing; a deleted form can be read but not answered', () => {
    const all = (rows: Explained[]) => new Set(rows.map(({ may, because }) => `${may} ${because}`))
    expect(all(explainAccess(person('ROLE_ADMIN', { baja: true }), HERE))).toEqual(new Set(['false ended']))
    expect(all(explainAccess(person('ROLE_ADMIN', { roles: ['ROLE_JEFE'] }), HERE))).toEqual(
      new Set(['false role']),
    )
    const deleted = explainAccess(person('ROLE_SUPERVISOR'), { ...HERE, deleted: true })
    expect(answerOf(deleted, 'createAnswer')).toMatchObject({ may: false, because: 'deleted' })
    expect(answerOf(deleted, 'updateForm')).toMatchObject({ may: false, because: 'deleted' })
    expect(answerOf(deleted, 'readAnswer')).toMatchObject({ may: true })
    expect(answerOf(deleted, 'readFormStatistics')).toMatchObject({ may: true })
  })
})
