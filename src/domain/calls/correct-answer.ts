import * as z from 'zod/mini'
import type { StoredSection } from '../answer/answer'
import type { Pick } from '../correction/ask'
import type { RowChange } from '../correction/removed'
import { partRefShape, TARGETS } from '../correction/spot'
import type { Location } from '../form/form'
import { isStorableMoment } from '../storable-moment'
import { sentSections } from './moments'
import { documentId, ignored } from './schema'
import { sentPlace } from './sent-place'
import { cleaned } from '../schema'

/** Name of the callable that stores what a supervisor corrects and asks for (CORR-02, CORR-04). */
export const CORRECT_ANSWER = 'correctAnswer'

/** Most letters of what a supervisor writes to the citizen. */
export const MAX_COMMENT_LENGTH = 2000

export interface CorrectAnswerRequest {
  answerId: string
  /** `lastUpdate` of the answer that was corrected, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
  /** All sections as they were put right; null leaves them. */
  secciones: StoredSection[] | null
  /** Rows and further answers that are taken away or put back. */
  rows: RowChange[]
  /** The place, where it was put right, without point and address to take it away; null leaves it. */
  ubicacion: Location | null
  /** What the citizen should look at again; null for nothing. */
  request: {
    /** Ids of the sections that are to be looked at. */
    sections: string[]
    items: Pick[]
    comment: string
    /** Until when, in milliseconds; null for no date. */
    vence: number | null
  } | null
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone?: unknown
}

/** Whether the citizen was told by mail: `none` nothing was asked for, or no address is known. */
export const TOLD = ['none', 'sent', 'failed'] as const
export interface CorrectAnswerResponse {
  status: 'ok'
  told: (typeof TOLD)[number]
}

const pickSchema: z.ZodMiniType<Pick> = z.strictObject({ ...partRefShape, parte: z.enum(TARGETS) })

const rowSchema: z.ZodMiniType<RowChange> = z.strictObject({ ...partRefShape, quitada: z.boolean() })

const requestSchema = z.strictObject({
  sections: z.array(z.string()).check(z.maxLength(300)),
  items: z.array(pickSchema).check(z.maxLength(2000)),
  comment: z.string().check(cleaned(), z.maxLength(MAX_COMMENT_LENGTH)),
  vence: z.nullable(z.int().check(z.refine(isStorableMoment))),
})

export const correctAnswerRequestSchema: z.ZodMiniType<CorrectAnswerRequest> = z.strictObject({
  answerId: documentId(),
  lastUpdate: z.nullable(z.int()),
  secciones: z.nullable(sentSections()),
  // A page that was opened before there were any sends none.
  rows: z._default(z.array(rowSchema).check(z.maxLength(2000)), []),
  ubicacion: z.nullable(sentPlace()),
  request: z.nullable(requestSchema),
  timeZone: ignored(),
})

export const correctAnswerResponseSchema: z.ZodMiniType<CorrectAnswerResponse> = z.object({
  status: z.literal('ok'),
  told: z.enum(TOLD),
})
