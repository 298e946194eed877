import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import type { AnswersQuery, Condition } from '../../../src/domain/answers-list/query'
import { database } from '../platform/admin'

const valueOf = ({ field, value }: Condition): unknown => {
  if (field !== 'areas') return value
  return Array.isArray(value) ? value.map((path) => database().doc(path)) : value
}

/** The answers that a query of the domain asks for, newest first. */
export function storedAnswers({ where, order }: AnswersQuery): Query {
  const all: Query = database().collection('respuestas_formularios')
  return where
    .reduce((query, condition) => query.where(condition.field, condition.op, valueOf(condition)), all)
    .orderBy(order, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
}

/** Where a page ended, as it travels to the browser and back: the next one goes on even if that answer is deleted. */
export function cursorOf(last: DocumentSnapshot, { order }: AnswersQuery): string {
  const moment: unknown = last.get(order)
  const { seconds, nanoseconds } = moment instanceof Timestamp ? moment : new Timestamp(0, 0)
  return `${seconds}.${nanoseconds}.${last.id}`
}

/** The answers after that place. */
export function after(query: Query, cursor: string | null): Query {
  if (cursor === null) return query
  const [seconds, nanoseconds, ...id] = cursor.split('.')
  return query.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), id.join('.'))
}
