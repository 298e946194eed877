import * as z from 'zod/mini'
import { isAnswerCode } from '../answer/code'
import { senderSchema, type Sender } from '../geography/sender'
import { text } from '../schema'

/** The callable `getAnswerState` tells a stranger what an answer's code may tell (PUB-01). */
export interface GetAnswerStateRequest {
  code: string
}
export interface GetAnswerStateResponse {
  titulo: string
  /** Name of the state. */
  estado: string
  /** When it was given, in milliseconds; null where nobody knows. */
  fecha: number | null
  /** Code of the certificate that may be downloaded with this code (PDF-02); '' for none. */
  certificado: string
  /** Whose procedure it is. */
  emisor: Sender
}

export const getAnswerStateRequestSchema: z.ZodMiniType<GetAnswerStateRequest> = z.strictObject({
  code: z.string().check(z.maxLength(40), z.refine(isAnswerCode)),
})

export const GET_ANSWER_STATE = 'getAnswerState'

export const getAnswerStateResponseSchema: z.ZodMiniType<GetAnswerStateResponse> = z.object({
  titulo: z.string(),
  estado: z.string(),
  fecha: z.nullable(z.number()),
  certificado: text(),
  emisor: senderSchema(),
})
