import { bookingPortOf } from '../booking-port-of'
import type { BookingPort } from '../../domain/appointment/booking-port'
import type { GetAppointmentRequest } from '../../domain/calls/get-appointment'
import { outsideFailureOf } from '../../domain/failures/outside-failure'
import { DataError, detailsOf, OutsideError } from '../errors'
import type { PublicAccount } from './account'
import { callPublic } from './call'

/**
 * The appointment of an answer, for the stranger or citizen who gave it (APPT-01).
 * @throws DataError when asked: `forbidden` (somebody else's answer, or nobody is signed in), `rateLimitExceeded`, `outside`,
 * `offline`, `timeout`, `unknown`, `damaged`
 */
export const bookingFor = (account: PublicAccount, asked: GetAppointmentRequest): BookingPort =>
  bookingPortOf(async (call, request) => {
    const token = await account.token()
    if (token === null) throw new DataError('forbidden')
    return callPublic(call, request, token).catch((error: unknown) => {
      const failure = outsideFailureOf(detailsOf(error))
      throw failure ? new OutsideError(failure, error) : error
    })
  }, asked)
