import type * as z from 'zod/mini'
import {
  GET_APPOINTMENT,
  getAppointmentResponseSchema,
  type GetAppointmentRequest,
} from '../domain/calls/get-appointment'
import { GET_CITIZEN_OA_TOKEN, getCitizenOaTokenResponseSchema } from '../domain/calls/get-citizen-oa-token'
import {
  GET_TURNERO_ENCRYPT_CODE,
  getTurneroEncryptCodeResponseSchema,
} from '../domain/calls/get-turnero-encrypt-code'
import { bookingAddress } from '../domain/appointment/booking-page'
import type { BookingPort } from '../domain/appointment/booking-port'

/** Calls a function as somebody. */
type Call = <Res>(name: string, request: object, schema: z.ZodMiniType<Res>) => Promise<Res>

/**
 * The three calls of the appointment flow in their order (§2.7, APPT-01).
 * @param asked which answer is meant
 */
export const bookingPortOf = (call: Call, asked: GetAppointmentRequest): BookingPort => ({
  known: () => call(GET_APPOINTMENT, asked, getAppointmentResponseSchema),
  address: async (answerId, language) => {
    const code = await call(GET_TURNERO_ENCRYPT_CODE, { answerId }, getTurneroEncryptCodeResponseSchema)
    const { page, tenant, formId, titulo, docCode, agenda, citizenId } = code
    const token =
      citizenId === ''
        ? ''
        : (await call(GET_CITIZEN_OA_TOKEN, { citizenId }, getCitizenOaTokenResponseSchema)).valor
    const formData = { formId, titulo, docCode, agenda, token, language }
    return bookingAddress({ page, code: code.data, tenant, formData })
  },
})
