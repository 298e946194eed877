/** What a revision leaves standing that the answer's own sections do not keep (LOGIC-10): entries of `conservado`. */
import * as z from 'zod/mini'
import type { PartRef } from '../../form/part-ref'
import { flag, text } from '../../schema'
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
}

const preservedSchema: z.ZodMiniType<Preserved> = z.looseObject({
  ...partRefShape,
  ...valueShape,
  parte: z._default(z.enum(TARGETS), 'answer'),
  title: text(),
  desaparecio: flag(),
})

/** Schema of the list of a request, each entry on its own. */
export const preservedEntries = (): z.ZodMiniType<Preserved[]> => entries(preservedSchema)
