import type { Role } from '../domain/user/roles'

/** What each role is called: keys of the namespace `staff`. */
export const ROLE_NAME = {
  ROLE_ADMIN: 'roles.admin',
  ROLE_SUPERVISOR_ELEVADO: 'roles.elevatedSupervisor',
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: 'roles.correctingDuplicatingSupervisor',
  ROLE_SUPERVISOR_CORRECTOR: 'roles.correctingSupervisor',
  ROLE_SUPERVISOR_DUPLICADOR: 'roles.duplicatingSupervisor',
  ROLE_SUPERVISOR: 'roles.supervisor',
  ROLE_CENSISTA_PRIVADO: 'roles.censusTaker',
  ROLE_GENERADOR: 'roles.generator',
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: 'roles.elevatedCorrectingInspector',
  ROLE_INSPECTOR_ELEVADO: 'roles.elevatedInspector',
  ROLE_INSPECTOR: 'roles.inspector',
  ROLE_INSPECTOR_ACTAS: 'roles.recordsInspector',
} as const satisfies Record<Role, string>
