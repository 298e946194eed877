import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Action } from '../../../src/domain/access/permissions'
import type { Member } from '../../../src/domain/access/places'
import { accessRules } from '../../../src/domain/access/rules'
import type { AccessSubject } from '../../../src/domain/access/things'

/** What the caller may do: to kinds (`'form'`) and to single things (`oneForm`). */
export type CallerAbility = MongoAbility<[Action, AccessSubject]>

/** What a member of the staff may do, by the same rules as in the browser. */
export const abilityFor = (user: Member): CallerAbility =>
  createMongoAbility<CallerAbility>(accessRules(user), { detectSubjectType: ({ kind }) => kind })
