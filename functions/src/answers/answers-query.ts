import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { AnswersQuery, Condition } from '../../../src/domain/answers-list/query'
import { isDay } from '../../../src/domain/dates'
import { isDocumentId } from '../../../src/domain/document-id'
import { ANSWERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { badRequest } from '../platform/errors'

const valueOf = ({ field, value }: Condition): unknown => {
  if (field !== 'areas') return value
  return Array.isArray(value) ? value.map((path) => database().doc(path)) : value
}

/** The answers that a query of the domain asks for, in its order. */
export function storedAnswers({ where, order, ascending }: AnswersQuery): Query {
  const direction = ascending ? 'asc' : 'desc'
  const all: Query = database().collection(ANSWERS)
  return where
    .reduce((query, condition) => query.where(condition.field, condition.op, valueOf(condition)), all)
    .orderBy(order, direction)
    .orderBy(FieldPath.documentId(), direction)
}

const idSchema = z.string().check(z.refine(isDocumentId))
/** What an answer is sorted by, and its id: a day, or seconds and nanoseconds within what the store takes. */
const placeSchema = z.union([
  z.tuple([z.string().check(z.refine(isDay)), idSchema]),
  z.tuple([
    z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799)),
    z.int().check(z.minimum(0), z.maximum(999_999_999)),
    idSchema,
  ]),
])

/**
 * Where a page ended, as it travels to the browser and back: the next one goes on even if that answer is deleted. It
 * carries any name that a document may have (SEC-01), and nobody but {@link after} looks into it.
 */
export function cursorOf(last: DocumentSnapshot, { order }: AnswersQuery): string {
  const value: unknown = last.get(order)
  const { seconds, nanoseconds } = value instanceof Timestamp ? value : new Timestamp(0, 0)
  const place = typeof value === 'string' ? [value, last.id] : [seconds, nanoseconds, last.id]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

function placeIn(cursor: string): z.infer<typeof placeSchema> {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badRequest()
  }
}

/**
 * The answers after that place.
 * @throws HttpsError `invalid-argument` when it is not one that {@link cursorOf} gave
 */
export function after(query: Query, cursor: string | null): Query {
  if (cursor === null) return query
  const place = placeIn(cursor)
  return place.length === 2
    ? query.startAfter(...place)
    : query.startAfter(new Timestamp(place[0], place[1]), place[2])
}
