import { HttpsError } from 'firebase-functions/v2/https'
import { usersOf } from '../../../src/domain/access/things'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import type { ErasureRefusal } from '../../../src/domain/privacy/person-erasure'

/**
 * Somebody who administers people in some municipality: who manages its users answers for what is stored about anybody.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for other roles
 */
export async function administrator(request: StaffRequest): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('manage', 'municipalityUser')) throw forbidden()
  return caller
}

/** @throws HttpsError `permission-denied` where the caller does not administer this municipality */
export function requireAdministrator({ ability }: StaffCaller, municipalityPath: string): void {
  if (ability.cannot('manage', usersOf(municipalityPath))) throw forbidden()
}

/** Nothing was erased or decided; the browser reads why from the details. */
export const erasureRefused = (erasure: ErasureRefusal): HttpsError =>
  new HttpsError('failed-precondition', 'Nothing was done with this request.', { erasure })
