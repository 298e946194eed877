import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { database } from '../platform/admin'

/** What is told of a code's owner; the rest of a long answer stays where it is. */
const FIELDS = ['titulo', 'estados', 'idPlantilla', 'fechaCreacion', 'opcionales', 'invalida']

/**
 * The answers with a code, the one whose code it is first: the one that the server took first. There is one, unless
 * somebody took care to save more with a code that was just given; two are enough to tell.
 */
export async function answersWithCode(code: string, tx?: Transaction): Promise<QueryDocumentSnapshot[]> {
  const query = database()
    .collection('respuestas_formularios')
    .where('codigoMunicipio', '==', code)
    .orderBy('fechaCreacion')
    .limit(2)
    .select(...FIELDS)
  const { docs } = await (tx ? tx.get(query) : query.get())
  return docs
}
