import type { StoredAnswer } from '../../domain/answer/answer'
import { readBackAnswer } from '../arrived'
import { sessionUid } from './account'

/**
 * What the server has of an answer that somebody with a session sent (DAY-05).
 * @throws DataError `forbidden` when nobody has one, `offline`, `timeout`
 */
export const readBackStaffAnswer = async (answer: StoredAnswer) =>
  readBackAnswer('staff', { ...answer, uid: sessionUid() })
