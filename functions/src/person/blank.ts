import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { withoutPerson, type Finder } from '../../../src/domain/privacy/person'
import { sameValue } from '../../../src/domain/same-value'
import { AUDIT } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { hangingOn } from './named-otherwise'

const PER_COMMIT = 200
/** Names of the staff in the trail: who did what stays. */
const OF_STAFF = new Set(['por', 'creadoPor', 'usuario'])

/** Writes what changes of these documents. */
async function write(changed: readonly [QueryDocumentSnapshot, DocumentData][]): Promise<void> {
  if (changed.length === 0) return
  const batch = database().batch()
  for (const [document, change] of changed) batch.update(document.ref, change)
  await batch.commit()
}

/** The person by all that they are known by. */
export type Finders = readonly Finder[]

const withoutAny = (finders: Finders, value: unknown): unknown =>
  finders.reduce((left, finder) => withoutPerson(finder, left), value)

/** The fields of a document in which a text names the person, without it. */
function blanked(data: DocumentData, finders: Finders): DocumentData {
  const fields = Object.entries(data).map(([field, value]): [string, unknown] => [
    field,
    withoutAny(finders, value),
  ])
  return Object.fromEntries(fields.filter(([field, value]) => !sameValue(value, data[field])))
}

/**
 * What an entry of the trail says no more: who the person is in the management system, and from where they came
 * themselves. Who of the staff did what stays.
 */
function forgotten(entry: DocumentData, finders: Finders): DocumentData {
  return {
    ...Object.fromEntries(Object.entries(blanked(entry, finders)).filter(([field]) => !OF_STAFF.has(field))),
    ...(entry.ciudadano && { ciudadano: '' }),
    ...(entry.por === '' && entry.origen && { origen: null }),
  }
}

async function blankEntries(query: Query, finders: Finders): Promise<void> {
  let last: QueryDocumentSnapshot | undefined
  do {
    const from = query.limit(PER_COMMIT)
    const { docs } = await (last ? from.startAfter(last) : from).get()
    const changes = docs.map((entry): [QueryDocumentSnapshot, DocumentData] => [
      entry,
      forgotten(entry.data(), finders),
    ])
    await write(changes.filter(([, change]) => Object.keys(change).length > 0))
    last = docs.length === PER_COMMIT ? docs.at(-1) : undefined
  } while (last)
}

/** Takes the person out of what the trail says of an answer. */
export const blankTrail = (answerId: string, finders: Finders): Promise<void> =>
  blankEntries(
    database().collection(AUDIT).where('respuesta', '==', answerId).orderBy('fecha', 'desc'),
    finders,
  )

/** Takes a person's id in the management system out of the trail of a municipality. */
export async function blankCitizen(municipalityPath: string, citizen: string): Promise<void> {
  const entries = database().collection(AUDIT).where('ciudadano', '==', citizen)
  await blankEntries(entries.where('municipalityPath', '==', municipalityPath), [])
}

/**
 * Takes the person out of reasons and remarks in what stays of an answer's orders and certificates.
 * @returns how many there are: numbers and amounts of them the law keeps
 */
export async function blankHanging(
  answerId: string,
  finders: Finders,
): Promise<{ orders: number; certificates: number }> {
  const { orders, certificates } = await hangingOn(answerId)
  const changes = [...orders, ...certificates].map((document): [QueryDocumentSnapshot, DocumentData] => [
    document,
    blanked(document.data(), finders),
  ])
  await write(changes.filter(([, change]) => Object.keys(change).length > 0))
  return { orders: orders.length, certificates: certificates.length }
}
