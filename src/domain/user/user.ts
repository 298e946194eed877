import * as z from 'zod/mini'
import { isRole, type Role } from './roles'
import { flag, list, moment, text } from '../schema'

/** A member of the municipal staff: `usuarios/{username}`. */
export interface User {
  /** The username, lowercase; also the document's id. */
  username: string
  /** Name in the management system, lowercase. */
  userMuniCore: string
  email: string
  nombre: string
  firstName: string
  lastName: string
  /** Licence number of an inspector. */
  inspectorID: string
  /** One role; only the first counts (AUTH-05). */
  roles: string[]
  /** Paths of the areas that the person belongs to. */
  areas: string[]
  /** Path of the municipality of those areas. */
  municipalityPath: string
  /** May ask for videos in forms, whatever the municipality may (EDIT-11). */
  videoHabilitado?: boolean
  ultimoAcceso: Date | null
  lastUpdate: Date | null
  lastUpdateBy: string
  /** Works here no more (USER-05): opens no session, and keeps the name on what was done. */
  baja?: boolean
  /**
   * Id of the account that was given to the person: no other one opens a session, whatever its address (SEC-04). Who
   * was entered in the console has none until the first session.
   */
  cuenta?: string
  /** How the person last signed in: `password`, or the id of the single sign-on (AUTH-03). */
  providerId?: string
  /** Passwords given before this moment open no session: somebody closed the sessions that they had opened. */
  ingresosDesde?: Date | null
  /** Since when the person has a second factor; without one no code is asked (OPS-01). */
  segundoFactor?: Date | null
  /** The own columns and views of lists, as `ownListsOf` reads them (DAY-01, DAY-02): the one field of one's own. */
  listas?: string | undefined
  /** Of what the person is told, as `choiceOf` reads it (REACH-07): their own, as the lists. */
  avisos?: unknown
  /** When the person last looked at what is their turn (REACH-07). */
  avisosVistos?: Date | null
  /** When the person is away, as `absenceOf` reads it (REACH-08). Functions write it. */
  ausencia?: unknown
}

export const userSchema: z.ZodMiniType<User> = z.looseObject({
  username: z.string(),
  userMuniCore: text(),
  email: text(),
  nombre: text(),
  firstName: text(),
  lastName: text(),
  inspectorID: text(),
  roles: list(z.string()),
  areas: list(z.string()),
  municipalityPath: text(),
  videoHabilitado: flag(),
  ultimoAcceso: moment(),
  lastUpdate: moment(),
  lastUpdateBy: text(),
  baja: flag(),
  cuenta: text(),
  providerId: text(),
  ingresosDesde: moment(),
  segundoFactor: moment(),
  avisos: z.optional(z.unknown()),
  avisosVistos: moment(),
  ausencia: z.optional(z.unknown()),
  // Written by the browser: whatever stands there, the person can sign in.
  listas: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((stored) => (typeof stored === 'string' ? stored : undefined)),
    ),
  ),
})

/** The role that counts: the first one, or null when it is none of the product's (AUTH-05). */
export function roleOf(user: Pick<User, 'roles'>): Role | null {
  const [first] = user.roles
  return first !== undefined && isRole(first) ? first : null
}
