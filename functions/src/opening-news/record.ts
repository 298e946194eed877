import { createHash } from 'node:crypto'
import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { openingAt, openingIn } from '../../../src/domain/form/opening'
import { flag } from '../../../src/domain/schema'
import { awaitedOpeningPath, OPENING_WAITERS, waiterPath } from '../../../src/domain/opening-news/waiting'
import { publicFormPath } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { hashOfAddress } from '../mail/address-hash'
import { newLinkKey } from '../mailed-links/link'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { failedWith } from '../platform/grpc'
import { inTransaction } from '../platform/in-transaction'

const HOUR_MS = 3_600_000
/** So long somebody who named an address may confirm it. */
export const CONFIRM_MS = 48 * HOUR_MS
/** So long at most somebody waits for a form. */
const WAIT_MS = 365 * 24 * HOUR_MS

/** Somebody who waits for a form, or was named as such. The address is forgotten once it was told. */
export interface Waiter {
  formulario: string
  municipalityPath: string
  direccion: string
  /** Hash of the address, by which it is found (OPS-03). */
  quien: string
  idioma: string
  /** Stands in the link of the mail: who has it got one. */
  clave: string
  /** Who has the link said that they wait. */
  confirmada: boolean
  /** When all of it is forgotten. */
  caduca: Date
}

const waiterSchema: z.ZodMiniType<Waiter> = z.looseObject({
  ...{ formulario: z.string(), municipalityPath: z.string(), direccion: z.string(), idioma: z.string() },
  ...{ quien: z.string(), clave: z.string(), confirmada: flag(), caduca: z.date() },
})

export const waiterIn = (snapshot: DocumentSnapshot): Waiter | null =>
  snapshot.exists ? decode(waiterSchema, snapshot) : null

/** Where somebody waits: one place for an address and a form, however often they ask. */
const waiterOf = (formId: string, address: string): DocumentReference => {
  const name = createHash('sha256').update(`apertura\n${formId}\n${address.toLowerCase()}`).digest('hex')
  return database().doc(waiterPath(name))
}

/** Notes that somebody named an address; who waits already goes on waiting. */
export const recordWaiter = (
  asked: Pick<Waiter, 'formulario' | 'municipalityPath' | 'direccion' | 'idioma'>,
  now: Date,
): Promise<Waiter> =>
  inTransaction(async (tx) => {
    const ref = waiterOf(asked.formulario, asked.direccion)
    const known = waiterIn(await tx.get(ref))
    const isWaiting = known !== null && known.confirmada && known.caduca > now
    const waiter: Waiter = {
      ...asked,
      quien: hashOfAddress(asked.direccion),
      clave: known?.clave ?? newLinkKey(),
      confirmada: isWaiting,
      caduca: isWaiting ? known.caduca : new Date(now.getTime() + CONFIRM_MS),
    }
    tx.set(ref, { ...waiter })
    return waiter
  })

/** How a form stands for those who wait for it; `gone` for good. */
export type OpeningState = { is: 'open' } | { is: 'closed'; abre: Date | null } | { is: 'gone' }

/** The same by its public document. */
export function openingStateOf(published: DocumentSnapshot, now: Date): OpeningState {
  if (!published.exists || published.get('motivo') === 'eliminado') return { is: 'gone' }
  const opening = openingIn(plainValue(published.get('horario') ?? null))
  const isTime = !opening || openingAt(opening, now) === 'open'
  if (published.get('abierto') === true && isTime) return { is: 'open' }
  const abre = opening?.abre
  return { is: 'closed', abre: abre && abre > now ? abre : null }
}

export const publishedForm = (formId: string): DocumentReference => database().doc(publicFormPath(formId))

export const waiters = (): CollectionReference => database().collection(OPENING_WAITERS)

export const awaitedOpening = (formId: string): DocumentReference =>
  database().doc(awaitedOpeningPath(formId))

/** Has a form looked at for which somebody waits, because its hours or its standing changed (REACH-01). No read. */
export async function lookAtAwaited(formId: string): Promise<void> {
  try {
    await awaitedOpening(formId).update({ toca: new Date() })
  } catch (error) {
    if (!failedWith(error, 'notFound')) throw error
  }
}

/**
 * Has somebody wait who has the link.
 * @returns whether there is anything to wait for still
 */
export const beginWaiting = (ref: DocumentReference, now: Date): Promise<boolean> =>
  inTransaction(async (tx) => {
    const waiter = waiterIn(await tx.get(ref))
    if (!waiter || waiter.caduca <= now) return false
    const published = await tx.get(publishedForm(waiter.formulario))
    const awaited = await tx.get(awaitedOpening(waiter.formulario))
    const standing = openingStateOf(published, now)
    if (standing.is !== 'closed') return false
    tx.update(ref, { confirmada: true, caduca: new Date(now.getTime() + WAIT_MS) })
    if (!awaited.get('toca')) tx.set(awaited.ref, { toca: standing.abre }, { merge: true })
    return true
  })
