import * as z from 'zod/mini'
import { isAnswerCode } from '../codes/answer-code'
import { appointmentSchema } from '../appointment/appointment'
import { documentId } from './schema'

/** Name of the callable that tells what is booked with an answer (APPT-01). */
export const GET_APPOINTMENT = 'getAppointment'

export const getAppointmentRequestSchema = z.union([
  z.strictObject({ answerId: documentId() }),
  z.strictObject({ code: z.string().check(z.refine(isAnswerCode)) }),
])
/** Which answer: by its id, or by the code that stands in the address of its saved page. */
export type GetAppointmentRequest = z.infer<typeof getAppointmentRequestSchema>

export const getAppointmentResponseSchema = z.object({
  answerId: z.string(),
  /** Null while nothing is booked. */
  turno: z.nullable(appointmentSchema),
})
export type GetAppointmentResponse = z.infer<typeof getAppointmentResponseSchema>
