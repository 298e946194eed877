import { plainValue } from '../../../src/domain/stored-value'
import { namedBy, type Finder, type Identifier } from '../../../src/domain/privacy/person'
import { answerNotesPath } from '../../../src/domain/answer/note'
import { CERTIFICATES, ORDERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** Orders and certificates of an answer. */
export async function hangingOn(answerId: string) {
  const [orders, certificates] = await Promise.all([
    database().collection(ORDERS).where('id', '==', answerId).get(),
    database().collection(CERTIFICATES).where('respuesta', '==', answerId).get(),
  ])
  return { orders: orders.docs, certificates: certificates.docs }
}

/**
 * By what notes, orders and certificates of an answer name a person, where the answer itself does not do so.
 * @param own by what the answer names them
 */
export async function namedOtherwise(
  finder: Finder,
  answerId: string,
  own: readonly Identifier[] = [],
): Promise<Identifier[]> {
  const [{ orders, certificates }, notes] = await Promise.all([
    hangingOn(answerId),
    database().collection(answerNotesPath(answerId)).get(),
  ])
  const documents = [...orders, ...certificates, ...notes.docs].map((document) => plainValue(document.data()))
  return [...new Set([...own, ...documents.flatMap((one) => namedBy(finder, one))])]
}
