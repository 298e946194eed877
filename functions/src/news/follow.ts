import { Timestamp } from 'firebase-admin/firestore'
import { notificationTime } from '../../../src/domain/notices/notification-time'
import { RECEIVED } from '../../../src/domain/form/form-notices'
import { cameBack, isNameless, momentOf, wasMoved, type AnswerChange } from '../answers/change'
import type { ReadForm } from '../answers/list-columns'
import { failedWith } from '../platform/grpc'
import { inTransaction } from '../platform/in-transaction'
import { zoneAt } from '../platform/time-zone'
import { newRecord, newsIn, newsRef } from './record'
import { tellNews } from './tell'
import { noticesOf } from './told-answer'

/** An answer came: its confirmation goes out at once. */
async function begin({ answerId }: AnswerChange): Promise<void> {
  const now = new Date()
  try {
    await newsRef(answerId).create(newRecord(now))
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
  await tellNews(answerId, now)
}

/** It came into another state: that is told in a while, with what changes until then. */
async function move({ answerId, after }: AnswerChange, changed: Date): Promise<void> {
  const zone = await zoneAt(String(after?.municipalityPath ?? ''))
  await inTransaction(async (tx) => {
    const record = newsIn(await tx.get(newsRef(answerId)))
    if (!record || record.baja || (record.direccion === '' && !record.confirma)) return
    const toca = record.toca ?? notificationTime(changed, zone)
    tx.update(newsRef(answerId), { cambio: true, toca: Timestamp.fromDate(toca) })
  })
}

/**
 * Follows an answer for who gave an address with it (REACH-06). A form that tells nothing costs nothing: it was read for
 * the steps before.
 */
export async function followNews(change: AnswerChange, read: ReadForm): Promise<void> {
  const { before, after } = change
  const isNew = !before && !cameBack(change)
  if (!after || isNameless(after) || !(isNew || wasMoved(change))) return
  const notices = await noticesOf(read)
  if (notices.length === 0) return
  if (isNew) await begin(change)
  else if (notices.some(({ estado }) => estado !== RECEIVED)) await move(change, momentOf(change))
}
