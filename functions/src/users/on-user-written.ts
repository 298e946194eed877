import { isDeepStrictEqual } from 'node:util'
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore'
import { plainValue } from '../../../src/domain/stored-value'
import { beginAbsence } from '../assignment/begin-absence'
import { handOn } from '../assignment/hand-on'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { repeatRights, rightsOf } from '../session/rights'

/** Paths instead of references, which have their whole client. */
const plain = ({ id }: DocumentSnapshot, data: ReturnType<DocumentSnapshot['data']>) => {
  const { areas, ...rights } = rightsOf(id, data)
  return { ...rights, areas: plainValue(areas) }
}

/**
 * Repeats changed rights in the open sessions, and takes away the turns of who may not see an answer any more (REACH-08), whoever changed them: the product does so in the very commit, somebody
 * in the console cannot.
 */
export async function onUserWritten({ time, data }: WrittenEvent): Promise<void> {
  if (!data) return
  const { id } = writtenDocument(data)
  const before = plain(data.after, data.before.data())
  const isSame = isDeepStrictEqual(before, plain(data.after, data.after.data()))
  const isEnded = data.after.get('baja') === true && data.before.get('baja') !== true
  const isAbsenceNew = !isDeepStrictEqual(data.before.get('ausencia'), data.after.get('ausencia'))
  if (isSame && !isEnded && !isAbsenceNew) return
  await rethrowForAnHour(time, { username: id }, async () => {
    if (!isSame) await repeatRights(id)
    // Of a new person there is nothing to hand on.
    if (data.before.exists && (!isSame || isEnded)) await handOn(id)
    if (isAbsenceNew) await beginAbsence(data.after)
  })
}
