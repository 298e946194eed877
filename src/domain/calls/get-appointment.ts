import * as z from 'zod/mini'
import { isAnswerCode } from '../answer/code'
import { appointmentSchema, type Appointment } from '../appointment/appointment'
import { documentId } from './schema'

/** Name of the callable that tells what is booked with an answer (APPT-01). */
export const GET_APPOINTMENT = 'getAppointment'

/** Which answer: by its id, or by the code that stands in the address of its saved page. */
export type GetAppointmentRequest = { answerId: string } | { code: string }
export interface GetAppointmentResponse {
  answerId: string
  /** Null while nothing is booked. */
  turno: Appointment | null
}

export const getAppointmentRequestSchema: z.ZodMiniType<GetAppointmentRequest> = z.union([
  z.strictObject({ answerId: documentId() }),
  z.strictObject({ code: z.string().check(z.refine(isAnswerCode)) }),
])

export const getAppointmentResponseSchema: z.ZodMiniType<GetAppointmentResponse> = z.object({
  answerId: z.string(),
  turno: z.nullable(appointmentSchema),
})
