import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { storedAnswerSchema, type StoredAnswer } from '../../../src/domain/answer/answer'
import { withWallClocks } from '../../../src/domain/answer/stored-clock'
import { decode } from '../platform/decode'
import { zoneAt } from '../platform/time-zone'

/**
 * A stored answer, with its days and times of day by the clock of its municipality; null when there is none or it cannot
 * be read.
 */
export async function decodeAnswer(snapshot: DocumentSnapshot): Promise<StoredAnswer | null> {
  if (!snapshot.exists) return null
  const timeZone = await zoneAt(String(snapshot.get('municipalityPath') ?? ''))
  return decode(withWallClocks(storedAnswerSchema, timeZone), snapshot, { id: snapshot.id })
}
