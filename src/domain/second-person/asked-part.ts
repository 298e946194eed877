import * as z from 'zod/mini'
import { storedSectionSchema } from '../answer/submitted'
import { formVersionSchema } from '../form/form'

export const askedPartSchema = z.object({
  version: formVersionSchema,
  secciones: z.array(storedSectionSchema),
  /** Position of the part. */
  part: z.number(),
  /** Until when it is open, in milliseconds. */
  until: z.number(),
  /** The day at which the answer was begun; null where nobody noted it. */
  begun: z.nullable(z.string()),
})

/** The part, and what it names of the rest of the answer. */
export type AskedPart = z.infer<typeof askedPartSchema>
