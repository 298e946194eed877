import * as z from 'zod/mini'
import type { Call } from './contract'
import { isAnswerCode, MAX_ANSWER_CODE } from '../codes/answer-code'
import { bookedTimeSchema } from '../appointment/appointment'
import { isDocumentId } from '../document-id'
import { senderSchema } from '../geography/sender'
import { text } from '../schema'

/**
 * What the server has of an answer.
 *
 * | value        | the answer                                                               |
 * | ------------ | ------------------------------------------------------------------------ |
 * | `recibida`   | is stored; nothing has looked at it yet                                  |
 * | `comprobada` | is stored and was found in order                                         |
 * | `noVale`     | is stored but does not count: it is invalid, or its order was taken back |
 */
const RECEPTIONS = ['recibida', 'comprobada', 'noVale'] as const
export type Reception = (typeof RECEPTIONS)[number]

const getAnswerStateRequestSchema = z.strictObject({
  code: z.string().check(z.maxLength(MAX_ANSWER_CODE), z.refine(isAnswerCode)),
  /** The form that a page shows with the code: the code of an answer to another form is told as unknown. */
  formId: z.optional(z.string().check(z.refine(isDocumentId))),
})
/** The callable `getAnswerState` tells a stranger what an answer's code may tell (PUB-01, REACH-09). */
type GetAnswerStateRequest = z.infer<typeof getAnswerStateRequestSchema>

const getAnswerStateResponseSchema = z.object({
  titulo: z.string(),
  /**
   * Title and voucher words of the version that was answered, under the names of its fields (`titulo_ca`): they are
   * told as well once the form is closed.
   */
  textos: z._default(z.record(z.string(), z.string()), {}),
  /** Name of the state; '' where the form has none. */
  estado: z.string(),
  /** When it was received, in milliseconds; null where nobody knows. */
  fecha: z.nullable(z.number()),
  recepcion: z.enum(RECEPTIONS),
  /** Code of the certificate that may be downloaded with this code (PDF-02); '' for none. */
  certificado: text(),
  /** Whether an appointment is booked with each answer to the form. */
  conTurno: z.boolean(),
  /** What is booked; null for nothing. */
  turno: z.nullable(bookedTimeSchema),
  /** Whether the appointment system said so just now; otherwise `turno` is what was known last. */
  turnoAlDia: z.boolean(),
  /** Whose procedure it is. */
  emisor: senderSchema(),
})
export type GetAnswerStateResponse = z.infer<typeof getAnswerStateResponseSchema>

export const GET_ANSWER_STATE: Call<
  GetAnswerStateRequest,
  typeof getAnswerStateResponseSchema,
  'getAnswerState'
> = { name: 'getAnswerState', response: getAnswerStateResponseSchema }
export const GET_ANSWER_STATE_CHECKED = {
  name: 'getAnswerState',
  request: getAnswerStateRequestSchema,
  response: getAnswerStateResponseSchema,
} as const satisfies typeof GET_ANSWER_STATE
