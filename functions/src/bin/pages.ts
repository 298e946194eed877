import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { Place } from '../../../src/domain/access/places'
import { isDocumentId } from '../../../src/domain/document-id'
import { database } from '../platform/admin'
import { badRequest } from '../platform/errors'
import { DELETED_PER_PAGE } from '../../../src/domain/bin/refusal'

/** Most values that one query takes in a list. */
const MAX_IN = 30

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_IN) }, (_, at) => all.slice(at * MAX_IN, (at + 1) * MAX_IN))

/** What of all these lies in a place where somebody deletes. */
export function inPlace(all: Query, { areas, municipalityPath, creadoPor }: Place): Query[] {
  // Of the own ones there are few; the ability looks at their areas.
  if (creadoPor) return creadoPor.$in.length > 0 ? [all.where('creadoPor', 'in', creadoPor.$in)] : []
  if (municipalityPath !== undefined) return [all.where('municipalityPath', '==', municipalityPath)]
  if (!areas) return [all]
  const refs = areas.$in.map((path) => database().doc(path))
  return chunks(refs).map((some) => all.where('areas', 'array-contains-any', some))
}

/** The last moment that the store takes, in milliseconds. */
const LAST_MOMENT = 253_402_300_799_000

const placeSchema = z.tuple([
  z.int().check(z.minimum(0), z.maximum(LAST_MOMENT)),
  z.string().check(z.refine(isDocumentId)),
])

function placeIn(cursor: string): z.infer<typeof placeSchema> {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badRequest()
  }
}

interface Page {
  documents: DocumentSnapshot[]
  /** Where the next one begins; null when there is none. */
  after: string | null
}

/** What is asked for. */
interface Wanted {
  queries: readonly Query[]
  /** The field that says when each was deleted. */
  moment: string
  /** The fields that are read. */
  fields: readonly string[]
  /** Where the page before ended; null to begin. */
  after: string | null
}

/**
 * The next page of what these queries find together, those deleted last first.
 * @throws HttpsError `invalid-argument` when no page ends where this one is to begin
 */
export async function pageOfDeleted({ queries, moment, fields, after }: Wanted): Promise<Page> {
  const place = after === null ? null : placeIn(after)
  const millis = (one: DocumentSnapshot): number => one.get(moment).toMillis()
  const found = await Promise.all(
    queries.map(async (query) => {
      const sorted = query.orderBy(moment, 'desc').orderBy(FieldPath.documentId(), 'desc')
      const from = place ? sorted.startAfter(Timestamp.fromMillis(place[0]), place[1]) : sorted
      const next = from.limit(DELETED_PER_PAGE + 1).select(...fields)
      return (await next.get()).docs
    }),
  )
  // Of one moment the greater name is first, as the store sorts.
  const all = [...new Map(found.flat().map((one) => [one.id, one])).values()].sort(
    (one, other) => millis(other) - millis(one) || (one.id < other.id ? 1 : -1),
  )
  const documents = all.slice(0, DELETED_PER_PAGE)
  const last = documents.at(-1)
  const hasNext = last !== undefined && all.length > documents.length
  const cursor = () => Buffer.from(JSON.stringify([last && millis(last), last?.id])).toString('base64url')
  return { documents, after: hasNext ? cursor() : null }
}
