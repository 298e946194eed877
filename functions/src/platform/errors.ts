import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https'
import type { FactorRefusal } from '../../../src/domain/calls/factor-refusal'
import type { OutsideFailure, OutsideReason } from '../../../src/domain/failures/outside-failure'
import type { SessionRefusal } from '../../../src/domain/user/session-refusal'

/** No session is opened; the browser reads the reason from the details and has a message for each. */
export const sessionRefused = (refusal: SessionRefusal): HttpsError =>
  new HttpsError('permission-denied', 'No session is opened for this account.', { refusal })

/** The caller is not signed in, did not just sign in with a staff account, or has a closed session. */
export const notSignedIn = (): HttpsError => new HttpsError('unauthenticated', 'Sign in first.')

/** The caller may not do this, or not in this place. */
export const forbidden = (): HttpsError => new HttpsError('permission-denied', 'This is not yours to do.')

/** The second factor has to be given once more before this (OPS-01). */
export const factorRequired = (): HttpsError =>
  new HttpsError('failed-precondition', 'Give your second factor once more.', { factor: 'again' })

/** The code of a second factor does not count; the browser reads from the details why. */
export const factorRefused = (factor: FactorRefusal): HttpsError =>
  new HttpsError('failed-precondition', 'This code does not count.', { factor })

export const badRequest = (): HttpsError =>
  new HttpsError('invalid-argument', 'The request is not of the form asked for.')

/** What is stored cannot be read. */
export const damaged = (): HttpsError => new HttpsError('data-loss', 'What is stored cannot be read.')

/** The answer has no incident in the management system. */
export const noIncident = (): HttpsError =>
  new HttpsError('failed-precondition', 'This answer has no incident.')

export const tooOften = (): HttpsError =>
  new HttpsError('resource-exhausted', 'Too many requests. Wait a minute.')

const OUTSIDE_CODES: Record<OutsideReason, FunctionsErrorCode> = {
  down: 'unavailable',
  timeout: 'deadline-exceeded',
  refused: 'failed-precondition',
  missing: 'failed-precondition',
  wrongAnswer: 'internal',
}

/** An outside system did not do its part; the browser reads from the details which one and why. */
export const outsideFailed = (failure: OutsideFailure): HttpsError =>
  new HttpsError(OUTSIDE_CODES[failure.reason], 'A system behind this one did not answer.', failure)
