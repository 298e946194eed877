import * as z from 'zod/mini'
import { list } from '../schema'
import { withOwnIds } from './own-ids'
import { sectionSchema, type Section } from './section'

/** The sections of a form or a version, whose parts have ids of their own (decision 066). */
export const sectionsSchema = (): z.ZodMiniType<Section[]> =>
  z.pipe(list(sectionSchema), z.transform(withOwnIds))
