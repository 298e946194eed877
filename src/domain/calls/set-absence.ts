import * as z from 'zod/mini'
import type { Contract } from './contract'
import { isDay } from '../dates'
import { documentId } from './schema'

const day = () => z.string().check(z.refine(isDay))

const setAbsenceRequestSchema = z.strictObject({
  /** Oneself, or somebody whom the caller may change. */
  username: documentId(),
  /** null: they are here. */
  absence: z.nullable(
    z.strictObject({
      desde: day(),
      hasta: day(),
      /** Who stands in; null for nobody. */
      relevo: z.nullable(documentId()),
    }),
  ),
})
export type SetAbsenceRequest = z.infer<typeof setAbsenceRequestSchema>

const setAbsenceResponseSchema = z.object({
  /** Why nothing was noted; null where it was. */
  fault: z.nullable(z.enum(['order', 'past', 'long', 'standIn'])),
})
export type SetAbsenceResponse = z.infer<typeof setAbsenceResponseSchema>

/** The callable that notes when somebody of the staff is away (REACH-08). */
export const SET_ABSENCE = {
  name: 'setAbsence',
  request: setAbsenceRequestSchema,
  response: setAbsenceResponseSchema,
} as const satisfies Contract
