import type { Action, Subject } from '../domain/access/permissions'
import { ROLES, type Role } from '../domain/user/roles'
import { abilityFor } from '../lib/ability'
import { aUser } from './builders'

/** Whether a role may do something somewhere, by the ability that screens ask. */
export const roleMay = (role: Role, action: Action, subject: Subject): boolean =>
  abilityFor(aUser(role)).can(action, subject)

/** The roles that may, in the order of §1.6. */
export const rolesThatMay = (action: Action, subject: Subject): Role[] =>
  ROLES.filter((role) => roleMay(role, action, subject))
