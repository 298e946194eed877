import { usersOf } from '../../../src/domain/access/things'
import { forbidden } from './errors'
import { municipalityFor, type MunicipalityOutside } from './municipality'
import { staffCaller, type StaffCaller, type StaffRequest } from './staff-caller'

/** Somebody of staff, and the municipality that they manage. */
interface Manager {
  caller: StaffCaller
  place: MunicipalityOutside
}

/**
 * Whoever manages a municipality: who manages its users.
 * @throws HttpsError of {@link staffCaller} and {@link municipalityFor}; `permission-denied`
 */
export async function managerOf(municipality: string, request: StaffRequest): Promise<Manager> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('manage', usersOf(municipality))) throw forbidden()
  return { caller, place: await municipalityFor(caller, municipality) }
}
