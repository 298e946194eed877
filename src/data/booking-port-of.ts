import type { Caller } from '../domain/calls/contract'
import { GET_APPOINTMENT, type GetAppointmentRequest } from '../domain/calls/get-appointment'
import { GET_CITIZEN_OA_TOKEN } from '../domain/calls/get-citizen-oa-token'
import { GET_TURNERO_ENCRYPT_CODE } from '../domain/calls/get-turnero-encrypt-code'
import { bookingAddress } from '../domain/appointment/booking-page'
import type { BookingPort } from '../domain/appointment/booking-port'

/**
 * The three calls of the appointment flow in their order (§2.7, APPT-01).
 * @param asked which answer is meant
 */
export const bookingPortOf = (call: Caller, asked: GetAppointmentRequest): BookingPort => ({
  known: () => call(GET_APPOINTMENT, asked),
  address: async (answerId, language) => {
    const code = await call(GET_TURNERO_ENCRYPT_CODE, { answerId })
    const { page, tenant, formId, titulo, docCode, agenda, citizenId } = code
    const token = citizenId === '' ? '' : (await call(GET_CITIZEN_OA_TOKEN, { citizenId })).valor
    const formData = { formId, titulo, docCode, agenda, token, language }
    return bookingAddress({ page, code: code.data, tenant, formData })
  },
})
