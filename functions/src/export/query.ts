import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { AnswersQuery, Condition } from '../../../src/domain/answers-list/query'
import { isDocumentId } from '../../../src/domain/document-id'
import { ANSWERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { badRequest } from '../platform/errors'

const valueOf = ({ field, value }: Condition): unknown => {
  if (field !== 'areas') return value
  return Array.isArray(value) ? value.map((path) => database().doc(path)) : value
}

/** The answers that a query of the domain asks for, newest first. */
export function storedAnswers({ where, order }: AnswersQuery): Query {
  const all: Query = database().collection(ANSWERS)
  return where
    .reduce((query, condition) => query.where(condition.field, condition.op, valueOf(condition)), all)
    .orderBy(order, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
}

/** Seconds and nanoseconds that an answer is sorted by, within what the store takes, and its id. */
const placeSchema = z.tuple([
  z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799)),
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  z.string().check(z.refine(isDocumentId)),
])

/**
 * Where a page ended, as it travels to the browser and back: the next one goes on even if that answer is deleted. It
 * carries any name that a document may have (SEC-01), and nobody but {@link after} looks into it.
 */
export function cursorOf(last: DocumentSnapshot, { order }: AnswersQuery): string {
  const moment: unknown = last.get(order)
  const { seconds, nanoseconds } = moment instanceof Timestamp ? moment : new Timestamp(0, 0)
  return Buffer.from(JSON.stringify([seconds, nanoseconds, last.id])).toString('base64url')
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
  const [seconds, nanoseconds, id] = placeIn(cursor)
  return query.startAfter(new Timestamp(seconds, nanoseconds), id)
}
