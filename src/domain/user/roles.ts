/** The twelve roles of §1.6, in the order of the specification. */
export const ROLES = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
  'ROLE_SUPERVISOR_CORRECTOR',
  'ROLE_SUPERVISOR_DUPLICADOR',
  'ROLE_SUPERVISOR',
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_GENERADOR',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
  'ROLE_INSPECTOR_ACTAS',
] as const
export type Role = (typeof ROLES)[number]

/** Whether a stored word is one of the product's roles. */
export const isRole = (word: string): word is Role => ROLES.some((role) => role === word)

/** Roles that a person without a user may ask for (USER-06): only an administrator makes another one. */
export const WISHED_ROLES = ROLES.filter((role) => role !== 'ROLE_ADMIN')

const INSPECTORS: readonly string[] = [
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
  'ROLE_INSPECTOR_ACTAS',
]

/** Whether somebody of this role has a licence number (USER-04). */
export const isInspector = (role: string): boolean => INSPECTORS.includes(role)
