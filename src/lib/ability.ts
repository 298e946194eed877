import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { Can as AnyCan, useAbility as useAnyAbility } from '@casl/react'
import type { Action } from '../domain/access/permissions'
import type { Member } from '../domain/access/places'
import { accessRules } from '../domain/access/rules'
import { answersTo, type AccessSubject } from '../domain/access/things'
import type { FormHead } from '../domain/form/form-head'

/** What the signed-in person may do with a kind (`'form'`) and with a single record (`oneForm`). */
export type AppAbility = MongoAbility<[Action, AccessSubject]>

/** What a member of the staff may do; nothing without one of the roles (AUTH-05). */
export const abilityFor = (user: Member): AppAbility =>
  createMongoAbility<AppAbility>(accessRules(user), { detectSubjectType: ({ kind }) => kind })

/** Whether answering a form is offered: a deleted one only keeps the answers that it has (ANS-11). */
export const offersAnswering = (
  ability: AppAbility,
  form: Pick<FormHead, 'areas' | 'municipalityPath' | 'deleted'>,
): boolean => !form.deleted && ability.can('create', answersTo(form))

/** Shows its children only to people who may: `<Can I="create" a="form">`. */
export const Can = AnyCan<AppAbility>

/** What the signed-in person may do; only inside a staff session. */
export const useAbility = (): AppAbility => useAnyAbility<AppAbility>()
