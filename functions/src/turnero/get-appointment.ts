import {
  GET_APPOINTMENT_CHECKED,
  type GetAppointmentResponse,
} from '../../../src/domain/calls/get-appointment'
import { served } from '../platform/served'
import { currentAppointment } from './appointment'
import { answerToBook, answerWithCode, bookingCaller } from './own-booking'

/**
 * What is booked with an answer of the caller (APPT-01), named by its id or by the code on its saved page.
 * @throws HttpsError of {@link bookingCaller}, {@link answerToBook} and {@link currentAppointment}, `invalid-argument`
 */
export const getAppointment = served(
  GET_APPOINTMENT_CHECKED,
  async (request): Promise<GetAppointmentResponse> => {
    const caller = await bookingCaller(request)
    const requested = request.checked()
    const stored =
      'code' in requested
        ? await answerWithCode(caller, requested.code)
        : await answerToBook(caller, requested.answerId)
    return { answerId: stored.id, turno: await currentAppointment(stored) }
  },
)
