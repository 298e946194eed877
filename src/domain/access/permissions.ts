import type { Role } from './roles'

/** What can be done (§1.6). */
export const ACTIONS = [
  'create',
  'read',
  'update',
  'complete',
  'delete',
  'correct',
  'duplicate',
  'manage',
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

export type RolePermissions = Partial<Record<Subject, readonly Action[]>>

const FORMS = ['create', 'read', 'update', 'delete'] as const
const FORMS_DUPLICATE = [...FORMS, 'duplicate'] as const
const SUPERVISED = ['create', 'read', 'complete', 'delete'] as const
const EVERYTHING = ['create', 'read', 'update', 'delete', 'correct', 'duplicate'] as const
const CENSUS = ['create', 'read', 'update', 'correct', 'delete'] as const
const INSPECTED = ['create', 'read', 'delete'] as const

/**
 * The matrix of §1.6 (ROLE-01): the one place that says what a role may do. The browser's abilities are built
 * from it and the security rules are tested against it, cell by cell.
 */
export const PERMISSIONS: Record<Role, RolePermissions> = {
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

/** The roles that the matrix marks as seeing only answers they made themselves. */
export const OWN_ANSWERS_ROLES: readonly Role[] = [
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
]

/** Roles offered the public/private switch of the form list (LIST-03). */
export const SCOPE_SWITCH_ROLES: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR']

/** Whether a role has an action on a subject, by the table alone (areas and ownership come on top). */
export function roleCan(role: Role, action: Action, subject: Subject): boolean {
  const actions = PERMISSIONS[role][subject] ?? []
  return actions.includes(action) || actions.includes('manage')
}

/** Moving an answer to another state is work on the answer: whoever may update, complete or correct it may. */
export const canMoveState = (role: Role): boolean =>
  roleCan(role, 'update', 'answer') ||
  roleCan(role, 'complete', 'answer') ||
  roleCan(role, 'correct', 'answer')

/** Whether a role sees only the answers it made itself. */
export const seesOnlyOwnAnswers = (role: Role): boolean => OWN_ANSWERS_ROLES.includes(role)
