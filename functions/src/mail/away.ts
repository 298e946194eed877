import { HttpsError } from 'firebase-functions/v2/https'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'

/** Whether the mail server was not there, or said nothing. */
export function isAway(error: unknown): boolean {
  const { reason } = (error instanceof HttpsError && outsideFailureOf(error.details)) || {}
  return reason !== 'refused'
}
