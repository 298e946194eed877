import { APP_URL, MUNICORE_KEY, MUNICORE_URL } from '../platform/params'
import { outsideFailed } from '../platform/errors'
import type { OutsideSettings } from '../platform/outside'
import type { StaffCaller } from '../platform/staff-caller'
import type { MunicipalityOutside } from '../platform/municipality'

/** The management system: citizens, incidents and areas of the town hall. */
export const MUNICORE: OutsideSettings = { system: 'municore', address: MUNICORE_URL, key: MUNICORE_KEY }

/** Where everything of a municipality stands there. */
export const municipalitySegments = ({ idMuniCore }: Pick<MunicipalityOutside, 'idMuniCore'>): string[] => [
  'v1',
  'municipios',
  idMuniCore,
]

/**
 * A name there, which decides what the system lets its owner do.
 * @throws HttpsError with details `refused`: the system does not know who has no name there
 */
export function knownName(username: string): string {
  const name = username.trim()
  if (name === '') throw outsideFailed({ outside: 'municore', reason: 'refused' })
  return name
}

/** The caller's name there. Throws as {@link knownName}. */
export const muniCoreName = ({ user }: StaffCaller): string => knownName(user.userMuniCore)

/** Where a person of the staff reads an answer in our product; '' when nobody said where that is. */
export function answerAddress(answerId: string): string {
  const base = APP_URL.value().trim().replace(/\/+$/, '')
  return base === '' ? '' : `${base}/ver/${encodeURIComponent(answerId)}`
}
