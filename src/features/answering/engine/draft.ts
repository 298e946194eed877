import * as z from 'zod/mini'
import { storedSectionSchema, type StoredSection } from '../../../domain/answer/answer'
import { isAnswerCode } from '../../../domain/answer/code'
import { FILE_KINDS } from '../../../domain/files/limits'
import type { PendingFile } from './uploads'
import type { SignatureDraft } from './signatures'

/** A half-filled answer as this device keeps it (ANS-22). */
export interface Draft {
  /** Made once, so that saving again after a reload is the same answer (ANS-15). */
  answerId: string
  code: string
  secciones: StoredSection[]
  signatures: SignatureDraft[]
  /** Files that had not arrived yet. */
  files: PendingFile[]
  savedAt: Date
}

const pathSchema = z.object({
  section: z.number(),
  condition: z.nullable(z.number()),
  row: z.number(),
  question: z.number(),
  repetition: z.number(),
})
const draftSchema: z.ZodMiniType<Draft> = z.object({
  answerId: z.string().check(z.minLength(1)),
  code: z.string().check(z.refine(isAnswerCode)),
  secciones: z.array(storedSectionSchema),
  signatures: z.array(z.object({ names: z.string(), strokes: z.array(z.unknown()), uploaded: z.boolean() })),
  files: z.array(
    z.object({
      id: z.string(),
      path: pathSchema,
      kind: z.enum(FILE_KINDS),
      name: z.string(),
      size: z.number(),
    }),
  ),
  savedAt: z.date(),
})

/** A draft as read from the device; null when there is none or it cannot be understood any more. */
export function readDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}
