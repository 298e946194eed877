import { MUNICORE_KEY, MUNICORE_URL } from '../platform/params'
import { outsideFailed } from '../platform/errors'
import type { OutsideSettings } from '../platform/outside'
import type { StaffCaller } from '../platform/staff-caller'
import type { Town } from '../platform/town'

/** The management system: citizens, incidents and areas of the town hall. */
export const MUNICORE: OutsideSettings = { system: 'municore', address: MUNICORE_URL, key: MUNICORE_KEY }

/** Where everything of a municipality stands there. */
export const townSegments = ({ idMuniCore }: Town): string[] => ['v1', 'municipios', idMuniCore]

/**
 * The caller's name there, which decides what the system lets them do.
 * @throws HttpsError with details `refused`: the system does not know who has no name there
 */
export function muniCoreName({ user }: StaffCaller): string {
  const name = user.userMuniCore.trim()
  if (name === '') throw outsideFailed({ outside: 'municore', reason: 'refused' })
  return name
}
