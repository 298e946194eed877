import { roleOf, type User } from './user'

/**
 * Why no session is opened; the interface has a message for each (§1.8).
 * `noUser` not registered as staff; `severalUsers` registered more than once under one address, so that it is not
 * known as whom; `noAreas` registered without an area; `municipalityDisabled` AUTH-11; `ended` works here no more
 * (USER-05); `account` another account than the one that was given to the person (SEC-04);
 * `methodOff` the single sign-on is switched off (AUTH-08);
 * `factor` the second factor that the person has cannot be read (OPS-01);
 * `session` anything else that stands against it, as a role that is none of the product's.
 */
export const SESSION_REFUSALS = [
  'noUser',
  'severalUsers',
  'noAreas',
  'municipalityDisabled',
  'ended',
  'account',
  'methodOff',
  'factor',
  'session',
] as const
export type SessionRefusal = (typeof SESSION_REFUSALS)[number]

/** Whoever just gave a password. */
export interface Entrance {
  /** Id of the account. */
  uid: string
  /** Its address, in small letters. */
  email: string
  /** When the password was given, in seconds. */
  signedInAt: number
}

/**
 * Why somebody may not work here, or null: staff must be registered, not ended (USER-05), have an area (AUTH-04) and a
 * first role that is one of the product's (AUTH-05). Looked at when a session opens and again whenever the user changes.
 */
export function sessionRefusal(user: Pick<User, 'areas' | 'roles' | 'baja'> | null): SessionRefusal | null {
  if (!user) return 'noUser'
  if (user.baja === true) return 'ended'
  if (user.areas.length === 0) return 'noAreas'
  return roleOf(user) === null ? 'session' : null
}

/**
 * Why somebody who gave a password gets no session as this user, or null: as {@link sessionRefusal}, and the account is
 * the one that the person was given, signed in to since somebody last closed the person's sessions (SEC-04).
 */
export function entryRefusal(user: User | null, { uid, email, signedInAt }: Entrance): SessionRefusal | null {
  const refusal = sessionRefusal(user)
  if (!user || refusal) return refusal
  if (user.email !== email) return 'noUser'
  if (user.cuenta && user.cuenta !== uid) return 'account'
  return user.ingresosDesde && signedInAt * 1000 < user.ingresosDesde.getTime() ? 'session' : null
}
