import { roleOf } from '../user/user'
import { actionsOn, SUBJECTS, type Action, type Subject } from './permissions'
import { placesOf, type Member, type Place } from './places'

/** One rule of an ability, in the words of CASL. */
export interface AccessRule {
  action: Action
  subject: Subject | Subject[]
  /** Left out where it counts anywhere. */
  conditions?: Place | { username: string }
  /** Forbids what another rule allows. */
  inverted?: true
}

/** Nobody may end their own user (USER-05). */
const notOneself = (username: string): AccessRule => ({
  action: 'delete',
  subject: ['user', 'municipalityUser'],
  conditions: { username },
  inverted: true,
})

/**
 * What a member of the staff may do, and where: the table of §1.6 with its places. The browser and the functions make
 * an ability of it, which every screen, route and callable asks; the security rules are proven against that ability.
 * @returns nothing for who has none of the roles (AUTH-05)
 */
export function accessRules(member: Member): AccessRule[] {
  const role = roleOf(member)
  if (role === null) return []
  const given = SUBJECTS.flatMap((subject) =>
    actionsOn(role, subject).flatMap((action) =>
      placesOf(member, action, subject).map((place) => ({
        action,
        subject,
        ...(Object.keys(place).length > 0 && { conditions: place }),
      })),
    ),
  )
  return [...given, notOneself(member.username)]
}
