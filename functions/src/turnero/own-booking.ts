import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { answerPath, ANSWERS } from '../../../src/domain/store-paths'
import { isReadBy, storedAnswerWhere } from '../answers/read-answer'
import { STRANGER_BOOKINGS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { citizenCaller, isAbout } from '../platform/citizen-caller'
import { forbidden, notSignedIn } from '../platform/errors'
import type { WithOrigin } from '../platform/origin'
import { staffCaller } from '../platform/staff-caller'

export type BookingRequest = Pick<CallableRequest, 'auth'> & WithOrigin

/** Who asks about the appointment of an answer, and which answers are theirs. */
export interface BookingCaller {
  kind: 'staff' | 'citizen' | 'stranger'
  mayBook: (stored: StoredAnswer) => boolean
}

/**
 * The account behind a call: staff about what they may read, a citizen about the own answers to forms of the portal, a
 * stranger about what this browser sent. Who is not of the staff asks so often an hour (SEC-03).
 * @throws HttpsError `unauthenticated`, `resource-exhausted`, and as {@link staffCaller}
 */
export async function bookingCaller(request: BookingRequest): Promise<BookingCaller> {
  const { auth } = request
  if (!auth) throw notSignedIn()
  if (auth.token.usuario !== undefined) {
    const caller = await staffCaller(request)
    return { kind: 'staff', mayBook: (stored) => isReadBy(caller, stored) }
  }
  const citizen = auth.token.citizenId === undefined ? null : citizenCaller(request)
  const most = STRANGER_BOOKINGS_PER_HOUR.value()
  await consumeRateLimit({ what: 'turnos', who: auth.uid, most, limit: 'bookings' })
  if (!citizen) {
    const mayBook = ({ creadoPor, uid }: StoredAnswer) => creadoPor === ANONYMOUS_AUTHOR && uid === auth.uid
    return { kind: 'stranger', mayBook }
  }
  return { kind: 'citizen', mayBook: (stored) => isAbout(citizen, stored) }
}

const booksWith =
  ({ mayBook }: BookingCaller) =>
  (stored: StoredAnswer): boolean =>
    stored.opcionales.addAppointment && mayBook(stored)

/**
 * An answer of the caller to a form with appointments: one read.
 * @throws HttpsError `permission-denied`, also when there is no such answer
 */
export const answerToBook = (caller: BookingCaller, answerId: string): Promise<StoredAnswer> =>
  storedAnswerWhere(answerId, booksWith(caller))

/** More answers than one may have a code only where somebody gave theirs the code of another on purpose. */
const MAX_WITH_ONE_CODE = 5

/**
 * The caller's own answer with a code, whoever else gave an answer the same one.
 * @throws HttpsError as {@link answerToBook}
 */
export async function answerWithCode(caller: BookingCaller, code: string): Promise<StoredAnswer> {
  const named = database().collection(ANSWERS).where('codigoMunicipio', '==', code)
  const { docs } = await named.limit(MAX_WITH_ONE_CODE).select().get()
  for (const { id } of docs) {
    const found = await answerToBook(caller, id).catch((error: unknown) => {
      if (error instanceof HttpsError && error.code === 'permission-denied') return null
      throw error
    })
    if (found) return found
  }
  throw forbidden()
}

/** The document of an answer. */
export const answerRef = (answerId: string) => database().doc(answerPath(answerId))
