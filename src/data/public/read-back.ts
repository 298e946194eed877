import type { StoredAnswer } from '../../domain/answer/answer'
import { readBackAnswer } from '../arrived'
import { STRANGER } from './stranger'

/**
 * What the server has of a stranger's answer that was sent from this browser (DAY-05).
 * @param make gives the answer of the account with that uid
 * @throws DataError `offline`, `timeout`
 */
export async function readBackPublicAnswer(make: (uid: string) => StoredAnswer) {
  const answer = make(await STRANGER.uid())
  return readBackAnswer(STRANGER.app, answer)
}
