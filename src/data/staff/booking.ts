import { bookingPortOf } from '../booking-port-of'
import type { BookingPort } from '../../domain/appointment/booking-port'
import { callStaff } from './callables'

/**
 * The appointment of an answer for staff who may read it (APPT-01).
 * @throws DataError when asked, see {@link callStaff}
 */
export const staffBooking = (answerId: string): BookingPort => bookingPortOf(callStaff, { answerId })
