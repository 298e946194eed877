import { createMongoAbility, subject, type ForcedSubject, type MongoAbility } from '@casl/ability'
import { Can as AnyCan, useAbility as useAnyAbility } from '@casl/react'
import {
  PERMISSIONS,
  seesOnlyOwnAnswers,
  SUBJECTS,
  type Action,
  type Subject,
} from '../domain/access/permissions'
import type { Role } from '../domain/access/roles'
import { roleOf, type User } from '../domain/user/user'

interface Placed {
  areas: string[]
  municipalityPath: string
}
type OneForm = Placed & ForcedSubject<'form'>
type OneAnswer = Placed & { creadoPor: string } & ForcedSubject<'answer'>
type OneFormStatistics = Placed & ForcedSubject<'formStatistics'>
type OneMunicipalityUser = { municipalityPath: string } & ForcedSubject<'municipalityUser'>

/** What the person at the screen may do: kinds (`'form'`) and single things ({@link oneForm}). */
export type AppAbility = MongoAbility<
  [Action, Subject | OneForm | OneAnswer | OneFormStatistics | OneMunicipalityUser]
>

/** A form to ask about: `ability.can('update', oneForm(form))`. */
export const oneForm = ({ areas, municipalityPath }: Placed): OneForm =>
  subject('form', { areas, municipalityPath })

/** An answer to ask about. */
export const oneAnswer = ({
  areas,
  municipalityPath,
  creadoPor,
}: Placed & { creadoPor: string }): OneAnswer => subject('answer', { areas, municipalityPath, creadoPor })

/** The statistics of a form to ask about. */
export const oneFormStatistics = ({ areas, municipalityPath }: Placed): OneFormStatistics =>
  subject('formStatistics', { areas, municipalityPath })

/** A member of a municipality's staff to ask about. */
export const oneMunicipalityUser = ({
  municipalityPath,
}: {
  municipalityPath: string
}): OneMunicipalityUser => subject('municipalityUser', { municipalityPath })

type Conditions = Record<string, unknown> | undefined

/**
 * Where a role's permission on a subject holds (ROLE-02, ROLE-03); any one of the conditions is enough.
 *
 * | role                | form, statistics, answer       | creating a form  | users             |
 * |---------------------|--------------------------------|------------------|-------------------|
 * | administrator       | anywhere                       | anywhere         | anywhere          |
 * | elevated supervisor | own areas, own municipality    | own municipality | own municipality  |
 * | own-answers roles   | own areas; answers: own        | own municipality |                   |
 * | others              | own areas                      | own municipality |                   |
 *
 * Answering a form takes one of its areas, whatever the role but the administrator (ANS-11).
 */
function places(role: Role, user: User, on: Subject, action: Action): Conditions[] {
  if (role === 'ROLE_ADMIN') return [undefined]
  const inMunicipality = { municipalityPath: user.municipalityPath }
  if (on === 'municipalityUser' || (on === 'form' && action === 'create')) return [inMunicipality]
  const inAreas = { areas: { $in: user.areas } }
  if (on === 'answer' && action === 'create') return [inAreas]
  if (role === 'ROLE_SUPERVISOR_ELEVADO') return [inAreas, inMunicipality]
  const own = on === 'answer' && seesOnlyOwnAnswers(role)
  return [own ? { ...inAreas, creadoPor: { $in: [user.username, user.email].filter(Boolean) } } : inAreas]
}

/** What a member of the staff may do: the table of §1.6 with its places; nothing without one of the roles. */
export function abilityFor(user: User): AppAbility {
  const role = roleOf(user)
  if (role === null) return createMongoAbility<AppAbility>([])
  const rules = SUBJECTS.flatMap((on) =>
    (PERMISSIONS[role][on] ?? []).flatMap((action) =>
      places(role, user, on, action).map((conditions) =>
        conditions ? { action, subject: on, conditions } : { action, subject: on },
      ),
    ),
  )
  return createMongoAbility<AppAbility>(rules)
}

/** Shows its children only to those who may: `<Can I="create" a="form">`. */
export const Can = AnyCan<AppAbility>

/** What the person at the screen may do; inside the staff session only. */
export const useAbility = (): AppAbility => useAnyAbility<AppAbility>()
