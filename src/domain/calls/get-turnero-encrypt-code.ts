import * as z from 'zod/mini'
import type { Call } from './contract'
import { isBookingPage } from '../appointment/booking-page'
import { documentId, ignored } from './schema'

const getTurneroEncryptCodeRequestSchema = z.strictObject({
  answerId: documentId(),
  username: ignored(),
})
type GetTurneroEncryptCodeRequest = z.infer<typeof getTurneroEncryptCodeRequestSchema>

export const getTurneroEncryptCodeResponseSchema = z.object({
  /** The code; only the appointment system can read it. */
  data: z.string().check(z.minLength(1)),
  /** Where the booking page is. */
  page: z.string().check(z.refine(isBookingPage)),
  tenant: z.string(),
  formId: z.string(),
  titulo: z.string(),
  docCode: z.string(),
  /** Id of the agenda. */
  agenda: z.string(),
  /** Whom the answer is about, by the id in the management system; '' for nobody. */
  citizenId: z.string(),
})
export type GetTurneroEncryptCodeResponse = z.infer<typeof getTurneroEncryptCodeResponseSchema>

/** The callable that gives the code with which an appointment is booked for an answer (§2.7, APPT-01). */
export const GET_TURNERO_ENCRYPT_CODE: Call<
  GetTurneroEncryptCodeRequest,
  typeof getTurneroEncryptCodeResponseSchema,
  'getTurneroEncryptCode'
> = { name: 'getTurneroEncryptCode', response: getTurneroEncryptCodeResponseSchema }
export const GET_TURNERO_ENCRYPT_CODE_CHECKED = {
  name: 'getTurneroEncryptCode',
  request: getTurneroEncryptCodeRequestSchema,
  response: getTurneroEncryptCodeResponseSchema,
} as const satisfies typeof GET_TURNERO_ENCRYPT_CODE
