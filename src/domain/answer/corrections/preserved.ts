/** What a revision leaves standing that the answer's own sections do not keep (LOGIC-10): entries of `conservado`. */
import * as z from 'zod/mini'
import type { PartRef } from '../../form/part-ref'
import { flag, list, text } from '../../schema'
import { entries } from './entries'
import { valueShape, type PartValue } from './part-value'
import { partRefShape, TARGETS, type Target } from './spot'

/** One thing that stands beside the answer's own sections, and what it says. */
export interface Preserved extends PartRef, PartValue {
  parte: Target
  /** Words of the question or condition. */
  title: string
  /** The revision made it vanish: until then it was asked. */
  desaparecio: boolean
  /** Words of the options in it that the revision took away: its rules do not offer them any more. */
  sinOfrecer?: string[] | undefined
}

const preservedSchema: z.ZodMiniType<Preserved> = z.looseObject({
  ...partRefShape,
  ...valueShape,
  parte: z._default(z.enum(TARGETS), 'answer'),
  title: text(),
  desaparecio: flag(),
  sinOfrecer: z.optional(list(z.string())),
})

/** Schema of the list of a request, each entry on its own. */
export const preservedEntries = (): z.ZodMiniType<Preserved[]> => entries(preservedSchema)
