import { HttpsError } from 'firebase-functions/v2/https'
import {
  MAKE_LINK_KEY,
  GET_LINK_KEYS,
  END_LINK_KEY,
  type LinkKeysResponse,
  type MakeLinkKeyResponse,
} from '../../../src/domain/calls/link-keys'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { inTransaction } from '../platform/in-transaction'
import { managerOf } from '../platform/municipality-manager'
import type { StaffCaller } from '../platform/staff-caller'
import {
  countingKeys,
  keysIn,
  linkKeysRef,
  newSecret,
  readLinkKeys,
  shownKeys,
  withNewKey,
  withoutPast,
  type LinkKeys,
} from './record'
import { MOST_LINK_KEYS } from '../../../src/domain/signed-link/signed-link'

/** Without a response a key is asked for again, and told again for so long. */
const TOLD_AGAIN_MS = 5 * 60_000

/** Which key, as the trail names it: nobody signs with that. */
const noted = (caller: StaffCaller, municipality: string, lugar: string, [de, a]: [string, string]) =>
  auditDocument(actorOf(caller), {
    ...{ tipo: 'lugarCambio', lugar, municipalityPath: municipality },
    cambios: [{ campo: 'claveEnlaces', de, a }],
  } as const)

/**
 * Which keys sign links of a municipality (REACH-05), for who manages it; what they are made of is not told.
 * @throws HttpsError of {@link managerOf}; `invalid-argument`
 */
export const getLinkKeys = served(GET_LINK_KEYS, async (request): Promise<LinkKeysResponse> => {
  const { municipality } = request.checked()
  await managerOf(municipality, request)
  return { keys: shownKeys(await readLinkKeys(municipality), new Date()) }
})

/**
 * Makes a key, and tells it this once. The one before goes on counting for a while, so that the systems of the town can
 * change over.
 * @throws HttpsError as {@link getLinkKeys}; `failed-precondition` with the reason `many` where so many count still;
 * `already-exists` where there is such a key
 */
export const makeLinkKey = served(MAKE_LINK_KEY, async (request): Promise<MakeLinkKeyResponse> => {
  const { municipality, id } = request.checked()
  const { caller, place } = await managerOf(municipality, request)
  const now = new Date()
  return inTransaction(async (tx) => {
    const ref = linkKeysRef(municipality)
    const before: LinkKeys = keysIn(await tx.get(ref)) ?? { sello: newSecret(), claves: [] }
    const known = before.claves.find((key) => key.id === id)
    if (known && now.getTime() - known.desde.getTime() < TOLD_AGAIN_MS)
      return { keys: shownKeys(before, now), secret: known.secreto }
    if (known) throw new HttpsError('already-exists', 'There is such a key.')
    if (countingKeys(before, now).length >= MOST_LINK_KEYS)
      throw new HttpsError('failed-precondition', 'So many keys count still.', { reason: 'many' })
    const after = { ...before, claves: withNewKey(withoutPast(before.claves, now), id, now) }
    tx.set(ref, after)
    tx.create(auditRef('claveEnlaces', municipality, id), noted(caller, municipality, place.nombre, ['', id]))
    return { keys: shownKeys(after, now), secret: after.claves.at(-1)?.secreto ?? '' }
  })
})

/**
 * Ends a key at once: links that it signed open nothing any more, and answers that were begun with one do not count when
 * they arrive. Ending what is not there does nothing.
 * @throws HttpsError as {@link getLinkKeys}
 */
export const endLinkKey = served(END_LINK_KEY, async (request): Promise<LinkKeysResponse> => {
  const { municipality, id } = request.checked()
  const { caller, place } = await managerOf(municipality, request)
  const now = new Date()
  return inTransaction(async (tx) => {
    const ref = linkKeysRef(municipality)
    const before = keysIn(await tx.get(ref))
    if (!before?.claves.some((key) => key.id === id)) return { keys: shownKeys(before, now) }
    const after = { ...before, claves: before.claves.filter((key) => key.id !== id) }
    tx.set(ref, after)
    tx.create(
      auditRef('claveEnlacesFin', municipality, id),
      noted(caller, municipality, place.nombre, [id, '']),
    )
    return { keys: shownKeys(after, now) }
  })
})
