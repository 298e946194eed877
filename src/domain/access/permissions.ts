import type { Role } from '../user/roles'

/** What can be done: the actions of §1.6, and two that follow from other sections. */
export const ACTIONS = [
  'create',
  'read',
  'update',
  'complete',
  'delete',
  'correct',
  'duplicate',
  'manage',
  /** To another state (ALIST-05). */
  'move',
  /** Decides whether a form is public or private (LIST-03). */
  'publish',
  /** Says whose turn an answer is (REACH-08). */
  'assign',
] as const
export type Action = (typeof ACTIONS)[number]

/** What it can be done to (§1.6). */
export const SUBJECTS = [
  'form',
  'answer',
  'formStatistics',
  'user',
  'municipalityUser',
  'userRequest',
] as const
export type Subject = (typeof SUBJECTS)[number]

type RolePermissions = Partial<Record<Subject, readonly Action[]>>

const FORMS = ['create', 'read', 'update', 'delete'] as const
const FORMS_DUPLICATE = [...FORMS, 'duplicate'] as const
const SUPERVISED = ['create', 'read', 'complete', 'delete'] as const
const EVERYTHING = ['create', 'read', 'update', 'delete', 'correct', 'duplicate'] as const
const CENSUS = ['create', 'read', 'update', 'correct', 'delete'] as const
const INSPECTED = ['create', 'read', 'delete'] as const

/**
 * The matrix of §1.6 (ROLE-01): the one place that says what a role may do. Abilities are built from it and the
 * security rules are tested against them, cell by cell.
 */
const PERMISSIONS: Record<Role, RolePermissions> = {
  ROLE_ADMIN: {
    user: ['manage'],
    municipalityUser: ['manage'],
    userRequest: ['manage'],
    form: EVERYTHING,
    answer: EVERYTHING,
    formStatistics: EVERYTHING,
  },
  ROLE_SUPERVISOR_ELEVADO: {
    municipalityUser: ['manage'],
    form: EVERYTHING,
    answer: EVERYTHING,
    formStatistics: EVERYTHING,
  },
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: {
    form: FORMS_DUPLICATE,
    formStatistics: FORMS_DUPLICATE,
    answer: [...SUPERVISED, 'correct'],
  },
  ROLE_SUPERVISOR_CORRECTOR: { form: FORMS, formStatistics: FORMS, answer: [...SUPERVISED, 'correct'] },
  ROLE_SUPERVISOR_DUPLICADOR: { form: FORMS_DUPLICATE, formStatistics: FORMS_DUPLICATE, answer: SUPERVISED },
  ROLE_SUPERVISOR: { form: FORMS, formStatistics: FORMS, answer: SUPERVISED },
  ROLE_CENSISTA_PRIVADO: { form: ['read'], answer: CENSUS, formStatistics: CENSUS },
  ROLE_GENERADOR: { form: FORMS },
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: { form: ['read'], answer: [...INSPECTED, 'correct'] },
  ROLE_INSPECTOR_ELEVADO: { form: ['read'], answer: INSPECTED },
  ROLE_INSPECTOR: { form: ['read'], answer: INSPECTED },
  ROLE_INSPECTOR_ACTAS: { form: ['read'], answer: ['create', 'read'] },
}

/** Moving an answer to another state is work on it: whoever may do one of these may move it. */
const WORK: readonly Action[] = ['update', 'complete', 'correct']

/** Roles that have the public/private switch (LIST-03); a save by any other role keeps what is stored. */
const PUBLISHING: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR']

/** The roles that the matrix marks as seeing only what they made themselves. */
const OWN_ONLY: readonly Role[] = [
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
]

/** Whether a role sees only the answers that it made itself. */
export const seesOnlyOwn = (role: Role): boolean => OWN_ONLY.includes(role)

/**
 * What a role may do to a subject somewhere: the table and what follows from it, as that who manages the users of a
 * municipality decides about those who want to be one (USER-06). Where stands in `places.ts`.
 */
export function actionsOn(role: Role, subject: Subject): readonly Action[] {
  const given = PERMISSIONS[role][subject] ?? []
  if (subject === 'answer' && given.some((action) => WORK.includes(action)))
    // Who sees only own answers has nobody to give them to.
    return seesOnlyOwn(role) ? [...given, 'move'] : [...given, 'move', 'assign']
  if (subject === 'userRequest' && PERMISSIONS[role].municipalityUser)
    return PERMISSIONS[role].municipalityUser
  if (subject === 'form' && PUBLISHING.includes(role)) return [...given, 'publish']
  return given
}
