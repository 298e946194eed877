import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { database } from '../platform/admin'

const savedAt = (answer: QueryDocumentSnapshot): number => answer.createTime.toMillis()

/**
 * The answers with a code, the one whose code it is first. There is one, unless somebody took care to save a
 * second with a code that was just given.
 */
export async function answersWithCode(code: string, tx?: Transaction): Promise<QueryDocumentSnapshot[]> {
  const query = database().collection('respuestas_formularios').where('codigoMunicipio', '==', code)
  const { docs } = await (tx ? tx.get(query) : query.get())
  return [...docs].sort((one, other) => savedAt(one) - savedAt(other) || (one.id < other.id ? -1 : 1))
}
