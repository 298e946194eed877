import { logger } from 'firebase-functions/v2'
import { erasureSchema, lapsedErasure } from '../../../src/domain/privacy/person-erasure'
import { PERSON_REQUESTS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { workOn } from './erase'

/** Looked at in one run; the next one has the others. */
const AT_A_TIME = 200

const requests = () => database().collection(PERSON_REQUESTS)

/** Begins an erasure as soon as it is decided. Throws to be delivered again. */
export async function onErasureWritten({ data }: WrittenEvent): Promise<void> {
  if (data?.after.get('estado') !== 'borrando' || data.before.get('estado') === 'borrando') return
  await workOn(writtenDocument(data))
}

/** Requests that nobody decided in time, and those of which nothing has to be known any more. */
async function tidyUp(now: Date): Promise<void> {
  const waiting = await requests().where('estado', '==', 'esperando').limit(AT_A_TIME).get()
  for (const { ref } of waiting.docs)
    await inTransaction(async (tx) => {
      const erasure = decode(erasureSchema, await tx.get(ref))
      const lapsed = erasure && lapsedErasure(erasure, now)
      if (lapsed) tx.update(ref, { ...lapsed })
    })
  const over = await requests().where('caduca', '<', now).limit(AT_A_TIME).get()
  for (const { ref } of over.docs) await ref.delete()
}

/**
 * Goes on with erasures that something cut (OPS-03), ends what nobody decided for a month, and forgets what is over for
 * three years. One that fails keeps no other from going on.
 * @param now moments are judged by it
 */
export async function goOnErasing(now: Date): Promise<void> {
  await tidyUp(now)
  const { docs } = await requests().where('estado', '==', 'borrando').limit(AT_A_TIME).get()
  for (const { ref } of docs)
    await workOn(ref).catch((error: unknown) =>
      logger.error('an erasure does not go on', { id: ref.id, error }),
    )
}
