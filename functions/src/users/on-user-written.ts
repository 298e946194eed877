import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore'
import { plainValue } from '../../../src/domain/stored-value'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { repeatRights, rightsOf } from '../session/rights'

/** Paths instead of references, which have their whole client. */
const plain = ({ id }: DocumentSnapshot, data: ReturnType<DocumentSnapshot['data']>) => {
  const { areas, ...rights } = rightsOf(id, data)
  return { ...rights, areas: plainValue(areas) }
}

/**
 * Repeats changed rights in the open sessions, whoever changed them: the product does so in the very commit, somebody
 * in the console cannot.
 */
export async function onUserWritten({ time, data }: WrittenEvent): Promise<void> {
  if (!data || isDeepStrictEqual(plain(data.after, data.before.data()), plain(data.after, data.after.data())))
    return
  const { id } = writtenDocument(data)
  await rethrowForAnHour(time, { username: id }, () => repeatRights(id))
}
