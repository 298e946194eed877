import * as z from 'zod/mini'
import type { StoredSection } from '../domain/answer/answer'
import { citizenSchema, storedSectionSchema } from '../domain/answer/submitted'
import { isAnswerCode } from '../domain/codes/answer-code'
import { locationSchema, type Location } from '../domain/form/form'
import { STORED_KINDS } from '../domain/files/limits'
import type { QuestionPath } from '../domain/answer/path'
import { questionSchema, type Question } from '../domain/form/question'
import type { CalendarDay } from '../domain/calendar'
import { isCalendarDay, wallClockIn } from '../domain/wall-clock'
import { readerZone } from '../domain/zone'
import type { RecipientDraft } from './recipient-draft'
import type { PendingFile } from './pending-file'
import type { SignatureDraft } from './signatures'

/** Something that was answered in an earlier version of the form and has no place in this one. */
export interface OrphanedAnswer {
  /** The question with its answer; null for a condition or a signature. */
  question: Question | null
  /** What it was called where it is not a question: the condition, or the name of the signature. */
  title: string
  /** What was written, where it is not the answer to a question. */
  text: string
  /** Name of a file beside the draft that had not been sent; '' when there is none. */
  file: string
}

/** A half-filled answer as this device keeps it (ANS-22). */
export interface Draft {
  /** Made once, so that saving again after a reload is the same answer (ANS-15). */
  answerId: string
  code: string
  /** What the person calls it, to tell it from others to the same form; '' when it was given no name (DAY-05). */
  name: string
  /** The form's version that it answers; null in drafts that were written before versions were noted. */
  version: number | null
  /** The municipality's day at which it was begun; null in drafts from before that was noted. */
  begun: CalendarDay | null
  secciones: StoredSection[]
  signatures: SignatureDraft[]
  /** What the names of their pictures beside the draft begin with. */
  pictures: string
  /** Where the answer is given (ANS-10). */
  ubicacion: Location | null
  /** In which state it is to be saved; null until that was decided (ANS-18). */
  estado: number | null
  /** Whom it is about; null where the form does not ask (RECIP-01). */
  recipient: RecipientDraft | null
  /** What is bought with it, as `purchase` reads it; null where the form sells nothing (PAY-01). */
  purchase: unknown
  /** Files that had not arrived yet. */
  files: PendingFile[]
  left: OrphanedAnswer[]
  /** What the outbox notes of it, once it was left to be sent by itself; null for a draft (DAY-05). */
  outbox: unknown
  /** Which sections the person has opened, by position. */
  opened: number[]
  /** The question that was answered last; null where none is known. */
  last: QuestionPath | null
  savedAt: Date
}

const pathSchema = z.object({
  section: z.number(),
  condition: z.nullable(z.number()),
  row: z.number(),
  question: z.number(),
  repetition: z.number(),
})

/** Days and times of day that older drafts hold as moments, which were typed by the clock of this device. */
function asTyped(kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map(asTyped)
  if (typeof kept !== 'object' || kept === null || kept instanceof Date) return kept
  const { respuesta, ...rest } = Object.fromEntries(
    Object.entries(kept).map(([name, inner]): [string, unknown] => [name, asTyped(inner)]),
  )
  if (respuesta instanceof Date) {
    // What a form filled in had its seconds; what somebody chose was a whole minute.
    const isDefault = respuesta.getTime() % 60_000 !== 0
    return { valor: wallClockIn(respuesta, readerZone()), ...rest, ...(isDefault && { porDefecto: true }) }
  }
  return 'respuesta' in kept ? { ...rest, respuesta } : rest
}

/** Sections as this device kept them. */
export const draftSectionsSchema = (): z.ZodMiniType<StoredSection[]> =>
  z.pipe(z.pipe(z.unknown(), z.transform(asTyped)), z.array(storedSectionSchema))

/** The same of a question that stands with its answer in it. */
const leftQuestion: z.ZodMiniType<Question> = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((kept) => {
      const { respuesta }: { respuesta?: unknown } = Object(kept)
      return respuesta instanceof Date
        ? Object.assign({}, kept, { respuesta: wallClockIn(respuesta, readerZone()) })
        : kept
    }),
  ),
  questionSchema,
)

const draftSchema: z.ZodMiniType<Draft> = z.object({
  answerId: z.string().check(z.minLength(1)),
  code: z.string().check(z.refine(isAnswerCode)),
  name: z._default(z.string(), ''),
  version: z._default(z.nullable(z.number()), null),
  begun: z._default(z.nullable(z.string().check(z.refine(isCalendarDay))), null),
  secciones: draftSectionsSchema(),
  signatures: z.array(
    z.object({
      names: z.string(),
      strokes: z.array(z.unknown()),
      uploaded: z.boolean(),
      imgID: z._default(z.string(), ''),
      imgURL: z._default(z.string(), ''),
    }),
  ),
  pictures: z._default(z.string(), ''),
  ubicacion: z._default(z.nullable(locationSchema), null),
  estado: z._default(z.nullable(z.number()), null),
  recipient: z._default(
    z.nullable(
      z.object({
        kind: z.enum(['fisica', 'juridica']),
        number: z.string(),
        citizen: z.nullable(citizenSchema),
        hash: z.string(),
      }),
    ),
    null,
  ),
  purchase: z._default(z.unknown(), null),
  files: z.array(
    z.object({
      id: z.string(),
      path: pathSchema,
      kind: z.enum(STORED_KINDS),
      name: z.string(),
      size: z.number(),
      prepared: z._default(z.boolean(), true),
      listed: z.optional(z.boolean()),
    }),
  ),
  left: z._default(
    z.array(
      z.object({
        question: z.nullable(leftQuestion),
        title: z.string(),
        text: z.string(),
        file: z.string(),
      }),
    ),
    [],
  ),
  outbox: z._default(z.unknown(), null),
  opened: z._default(z.array(z.number()), []),
  last: z._default(z.nullable(pathSchema), null),
  savedAt: z.date(),
})

/** A draft as read from the device; null when there is none or it cannot be understood any more. */
export function readDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}
