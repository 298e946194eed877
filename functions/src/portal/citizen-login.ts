import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import {
  citizenLoginRequestSchema,
  type CitizenLogin,
  type LoginFailure,
} from '../../../src/domain/citizen/login'
import { CITIZEN_SESSION_MINUTES, type CitizenClaims } from '../../../src/domain/citizen/session'
import { noteLookedUp } from '../citizens/looked-up'
import { callerNetwork } from '../limits/address'
import { PORTAL_ENTRIES_PER_HOUR } from '../limits/params'
import { tryConsumeRateLimit } from '../limits/rate-limit'
import { accounts } from '../platform/admin'
import { audit, NOBODY } from '../platform/audit'
import { idempotencyKey } from '../platform/idempotency'
import type { Post, Posted } from '../platform/on-post'
import { originOf } from '../platform/origin'
import { senderOf } from '../platform/branding'
import { municipalityWithId } from './municipality'
import { askPortal, type PortalEntry } from './system'
import { useUp, wasUsed } from './used-tokens'

const refused = (code: LoginFailure): Posted => ({ status: code, body: { code } })

/** One account for each citizen of a municipality, however often they come. */
const accountOf = (municipio: string, citizenId: string): string =>
  `ciudadano-${idempotencyKey(municipio, citizenId).slice(0, 40)}`

/** Whom the portal vouches for; null when the token does not count, the failure's code when nobody can tell. */
async function vouchedFor(token: string): Promise<PortalEntry | null> {
  // Whoever tries a used one again asks nobody outside.
  if (await wasUsed(token)) return null
  const entry = await askPortal(token)
  return entry && (await useUp(token)) ? entry : null
}

async function begin({ citizen }: PortalEntry, place: DocumentSnapshot): Promise<CitizenLogin> {
  const municipio = place.ref.path

  const { id, username, ...facts } = citizen
  const hasta = Math.floor(Date.now() / 1000) + CITIZEN_SESSION_MINUTES * 60
  const claims: CitizenClaims = { citizenId: id, municipio, hasta }
  // From now on answers may be about this person, as the portal says who it is.
  await noteLookedUp(municipio, { id, ...facts }, facts.dni)
  const customToken = await accounts().createCustomToken(accountOf(municipio, id), claims)
  return { code: 200, id, username, ...facts, municipio, emisor: await senderOf(place), hasta, customToken }
}

async function login(token: string, post: Post): Promise<Posted> {
  const entry = await vouchedFor(token)
  if (!entry) return refused(401)
  const place = await municipalityWithId(entry.idMunicipio)
  if (!place) return refused(403)
  const { path: municipalityPath } = place.ref
  const note = { tipo: 'ingresoCiudadano', ciudadano: entry.citizen.id, municipalityPath } as const
  await audit({ ...NOBODY, origen: originOf(post) }, note, [idempotencyKey(token)])
  return { status: 200, body: await begin(entry, place) }
}

/**
 * Exchanges the token with which a citizen comes from the portal for a session of an hour (CIT-01, §2.7). A token counts
 * once, is kept as a hash alone and stands in no log; one address tries so many an hour (SEC-03).
 * @returns `code` 200 with the citizen and what signs in as them, else why not ({@link LoginFailure}), also as status
 */
export async function getCitizenLogin(post: Post): Promise<Posted> {
  const requested = citizenLoginRequestSchema.safeParse(post.data)
  if (!requested.success) return refused(400)
  const counted = { what: 'ingresos', who: callerNetwork(post), most: PORTAL_ENTRIES_PER_HOUR.value() }
  if ((await tryConsumeRateLimit(counted)) !== 'taken') return refused(429)
  return login(requested.data.token, post).catch((error: unknown) => {
    if (error instanceof HttpsError) return refused(502)
    throw error
  })
}
