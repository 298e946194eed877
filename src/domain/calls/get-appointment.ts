import * as z from 'zod/mini'
import type { Call } from './contract'
import { isAnswerCode } from '../codes/answer-code'
import { appointmentSchema } from '../appointment/appointment'
import { documentId } from './schema'

const getAppointmentRequestSchema = z.union([
  z.strictObject({ answerId: documentId() }),
  z.strictObject({ code: z.string().check(z.refine(isAnswerCode)) }),
])
/** Which answer: by its id, or by the code that stands in the address of its saved page. */
export type GetAppointmentRequest = z.infer<typeof getAppointmentRequestSchema>

const getAppointmentResponseSchema = z.object({
  answerId: z.string(),
  /** Null while nothing is booked. */
  turno: z.nullable(appointmentSchema),
})
export type GetAppointmentResponse = z.infer<typeof getAppointmentResponseSchema>

/** The callable that tells what is booked with an answer (APPT-01). */
export const GET_APPOINTMENT: Call<
  GetAppointmentRequest,
  typeof getAppointmentResponseSchema,
  'getAppointment'
> = { name: 'getAppointment', response: getAppointmentResponseSchema }
export const GET_APPOINTMENT_CHECKED = {
  name: 'getAppointment',
  request: getAppointmentRequestSchema,
  response: getAppointmentResponseSchema,
} as const satisfies typeof GET_APPOINTMENT
