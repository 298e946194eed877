import * as z from 'zod/mini'
import { isBookingPage } from '../appointment/booking-page'
import { documentId, ignored } from './schema'

/** Name of the callable that gives the code with which an appointment is booked for an answer (§2.7, APPT-01). */
export const GET_TURNERO_ENCRYPT_CODE = 'getTurneroEncryptCode'

export interface GetTurneroEncryptCodeRequest {
  answerId: string
}
export interface GetTurneroEncryptCodeResponse {
  /** The code; only the appointment system can read it. */
  data: string
  /** Where the booking page is. */
  page: string
  tenant: string
  formId: string
  titulo: string
  docCode: string
  /** Id of the agenda. */
  agenda: string
  /** Whom the answer is about, by the id in the management system; '' for nobody. */
  citizenId: string
}

export const getTurneroEncryptCodeRequestSchema: z.ZodMiniType<GetTurneroEncryptCodeRequest> = z.strictObject(
  {
    answerId: documentId(),
    username: ignored(),
  },
)

export const getTurneroEncryptCodeResponseSchema: z.ZodMiniType<GetTurneroEncryptCodeResponse> = z.object({
  data: z.string().check(z.minLength(1)),
  page: z.string().check(z.refine(isBookingPage)),
  tenant: z.string(),
  formId: z.string(),
  titulo: z.string(),
  docCode: z.string(),
  agenda: z.string(),
  citizenId: z.string(),
})
