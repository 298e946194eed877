import {
  getAppointmentRequestSchema,
  type GetAppointmentResponse,
} from '../../../src/domain/calls/get-appointment'
import { badRequest } from '../platform/errors'
import { currentAppointment } from './appointment'
import { answerToBook, answerWithCode, bookingCaller, type BookingRequest } from './own-booking'

/**
 * What is booked with an answer of the caller (APPT-01), named by its id or by the code on its saved page.
 * @throws HttpsError of {@link bookingCaller}, {@link answerToBook} and {@link currentAppointment}, `invalid-argument`
 */
export async function getAppointment(request: BookingRequest): Promise<GetAppointmentResponse> {
  const caller = await bookingCaller(request)
  const asked = getAppointmentRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const stored =
    'code' in asked.data
      ? await answerWithCode(caller, asked.data.code)
      : await answerToBook(caller, asked.data.answerId)
  return { answerId: stored.id, turno: await currentAppointment(stored) }
}
