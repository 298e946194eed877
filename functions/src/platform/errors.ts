import { HttpsError } from 'firebase-functions/v2/https'
import type { SessionRefusal } from '../../../src/domain/calls/open-session'

/** No session is opened; the browser reads the reason from the details and has a message for each. */
export const sessionRefused = (refusal: SessionRefusal): HttpsError =>
  new HttpsError('permission-denied', 'No session is opened for this account.', { refusal })

/** Nobody, or nobody who just signed in with a staff account. */
export const notSignedIn = (): HttpsError => new HttpsError('unauthenticated', 'Sign in first.')

export const badRequest = (): HttpsError =>
  new HttpsError('invalid-argument', 'The request is not of the form asked for.')

export const tooOften = (): HttpsError =>
  new HttpsError('resource-exhausted', 'Too many attempts. Wait a minute.')
