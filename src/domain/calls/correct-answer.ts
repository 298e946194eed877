import * as z from 'zod/mini'
import type { Contract } from './contract'
import { type Pick, MAX_COMMENT_LENGTH } from '../correction/ask'
import type { RowChange } from '../correction/removed'
import { partRefShape, TARGETS } from '../answer/corrections/spot'
import { isStorableMoment } from '../storable-moment'
import { sentSections } from './moments'
import { documentId, ignored } from './schema'
import { sentPlace } from './sent-place'
import { cleaned } from '../schema'

/** Whether the citizen was told by mail: `none` nothing was asked for, or no address is known. */
export const TOLD = ['none', 'sent', 'failed'] as const

const pickSchema: z.ZodMiniType<Pick> = z.strictObject({ ...partRefShape, parte: z.enum(TARGETS) })

const rowSchema: z.ZodMiniType<RowChange> = z.strictObject({ ...partRefShape, quitada: z.boolean() })

const requestSchema = z.strictObject({
  /** Ids of the sections that are to be looked at. */
  sections: z.array(z.string()).check(z.maxLength(300)),
  items: z.array(pickSchema).check(z.maxLength(2000)),
  comment: z.string().check(cleaned(), z.maxLength(MAX_COMMENT_LENGTH)),
  /** Until when, in milliseconds; null for no date. */
  vence: z.nullable(z.int().check(z.refine(isStorableMoment))),
})

export const correctAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was corrected, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
  /** All sections as they were put right; null leaves them. */
  secciones: z.nullable(sentSections()),
  // A page that was opened before there were any sends none.

  /** Rows and further answers that are taken away or put back. */
  rows: z._default(z.array(rowSchema).check(z.maxLength(2000)), []),
  /** The place, where it was put right, without point and address to take it away; null leaves it. */
  ubicacion: z.nullable(sentPlace()),
  /** What the citizen should look at again; null for nothing. */
  request: z.nullable(requestSchema),
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone: ignored(),
})
export type CorrectAnswerRequest = z.infer<typeof correctAnswerRequestSchema>

export const correctAnswerResponseSchema = z.object({
  status: z.literal('ok'),
  told: z.enum(TOLD),
})
export type CorrectAnswerResponse = z.infer<typeof correctAnswerResponseSchema>

/** The callable that stores what a supervisor corrects and asks for (CORR-02, CORR-04). */
export const CORRECT_ANSWER = {
  name: 'correctAnswer',
  request: correctAnswerRequestSchema,
  response: correctAnswerResponseSchema,
} as const satisfies Contract
