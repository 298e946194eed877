import {
  getAppointmentRequestSchema,
  type GetAppointmentResponse,
} from '../../../src/domain/calls/get-appointment'
import { checkedRequest } from '../platform/checked-request'
import { currentAppointment } from './appointment'
import { answerToBook, answerWithCode, bookingCaller, type BookingRequest } from './own-booking'

/**
 * What is booked with an answer of the caller (APPT-01), named by its id or by the code on its saved page.
 * @throws HttpsError of {@link bookingCaller}, {@link answerToBook} and {@link currentAppointment}, `invalid-argument`
 */
export async function getAppointment(request: BookingRequest): Promise<GetAppointmentResponse> {
  const caller = await bookingCaller(request)
  const asked = checkedRequest(getAppointmentRequestSchema, request.data)
  const stored =
    'code' in asked ? await answerWithCode(caller, asked.code) : await answerToBook(caller, asked.answerId)
  return { answerId: stored.id, turno: await currentAppointment(stored) }
}
