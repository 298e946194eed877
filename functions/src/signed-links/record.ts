import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { LinkKey } from '../../../src/domain/calls/link-keys'
import { sealedText, type LinkNote } from '../../../src/domain/signed-link/link-note'
import { signedText, type SignedLink } from '../../../src/domain/signed-link/signed-link'
import { linkKeysPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const DAY_MS = 24 * 60 * 60 * 1000
const SECRET_BYTES = 32

/** So long a key that was replaced goes on counting. */
export const OVERLAP_DAYS = 30
/** So long an answer may be on its way that was begun with a signed link: drafts wait, and devices are offline. */
export const MOST_OPEN_DAYS = 180

/** A key by which the systems of a town sign links. */
interface StoredKey {
  id: string
  secreto: string
  desde: Date
  /** Until when links count that it signed; null without end. */
  hasta: Date | null
}

/** The keys of a municipality: functions alone read them, because who has one signs in its name. */
export interface LinkKeys {
  /** What seals that a link counted when it was opened; nobody is ever shown it. */
  sello: string
  claves: StoredKey[]
}

const keysSchema: z.ZodMiniType<LinkKeys> = z.looseObject({
  sello: z.string(),
  claves: z.array(
    z.object({ id: z.string(), secreto: z.string(), desde: z.date(), hasta: z.nullable(z.date()) }),
  ),
})

export const linkKeysRef = (municipality: string): DocumentReference =>
  database().doc(linkKeysPath(municipality))

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** The keys that a municipality has; null where it never had one. */
export const keysIn = (snapshot: DocumentSnapshot): LinkKeys | null => decode(keysSchema, snapshot)

export const readLinkKeys = async (municipality: string): Promise<LinkKeys | null> =>
  keysIn(await linkKeysRef(municipality).get())

/** Whether links count now that a key signed. */
const countsAt = ({ hasta }: StoredKey, now: Date): boolean => hasta === null || hasta > now

/** Keys without those of which nothing can be on its way any more. */
export const withoutPast = (claves: readonly StoredKey[], now: Date): StoredKey[] =>
  claves.filter((key) => countsAt(key, new Date(now.getTime() - MOST_OPEN_DAYS * DAY_MS)))

export const countingKeys = ({ claves }: Pick<LinkKeys, 'claves'>, now: Date): StoredKey[] =>
  claves.filter((key) => countsAt(key, now))

/** A new key in the place of those that count without end, which go on for a while. */
export function withNewKey(claves: readonly StoredKey[], id: string, now: Date): StoredKey[] {
  const until = new Date(now.getTime() + OVERLAP_DAYS * DAY_MS)
  const before = claves.map((key) => (key.hasta === null ? { ...key, hasta: until } : key))
  return [...before, { id, secreto: newSecret(), desde: now, hasta: null }]
}

/** What staff may know of keys. */
export const shownKeys = (keys: LinkKeys | null, now: Date): LinkKey[] =>
  countingKeys(keys ?? { claves: [] }, now).map(({ id, desde, hasta }) => ({
    id,
    since: desde.getTime(),
    until: hasta?.getTime() ?? null,
  }))

const macOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Compares in constant time: how long it takes tells nobody how much of it is right. */
const isMac = (hex: string, mac: Buffer): boolean => {
  const given = Buffer.from(hex, 'hex')
  return given.length === mac.length && timingSafeEqual(given, mac)
}

/** The key that signed a link to a form, among those that count; undefined for none. */
export const signerOf = (
  keys: LinkKeys,
  formId: string,
  link: SignedLink,
  now: Date,
): StoredKey | undefined =>
  countingKeys(keys, now).find(({ secreto }) =>
    isMac(link.signature, macOf(secreto, signedText(formId, link))),
  )

/** The note of a link that counts. */
export function sealed({ sello }: LinkKeys, formId: string, note: Omit<LinkNote, 'seal'>): LinkNote {
  return { ...note, seal: macOf(sello, sealedText(formId, note)).toString('hex') }
}

/** Whether the server noted so itself, not too long ago, of a key that nobody ended since. */
export const isOwnNote = ({ sello, claves }: LinkKeys, formId: string, note: LinkNote, now: Date): boolean =>
  isMac(note.seal, macOf(sello, sealedText(formId, note))) &&
  now.getTime() - note.opened * 1000 < MOST_OPEN_DAYS * DAY_MS &&
  claves.some(({ id }) => id === note.key)
