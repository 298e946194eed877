import * as z from 'zod/mini'
import { ignored, municipalityPathSchema, outsideId } from './schema'

/** Name of the callable that lists the areas of the management system (EDIT-15, §2.7). */
export const GET_MUNICORE_AREAS = 'getMuniCoreAreas'

export const getMuniCoreAreasRequestSchema = z.strictObject({
  /** Whose areas; the caller's own municipality when none is named. */
  municipalityPath: z.optional(municipalityPathSchema()),
  /** Who asks by the specification's payload, and then gets the bare list; not believed. */
  username: ignored(),
})
export type GetMuniCoreAreasRequest = z.infer<typeof getMuniCoreAreasRequestSchema>

const muniCoreAreaSchema = z.object({ areaId: outsideId(), areaDescripcion: z.string() })
/** An area of the management system, which is not a municipal area of ours. */
export type MuniCoreArea = z.infer<typeof muniCoreAreaSchema>

export const getMuniCoreAreasResponseSchema = z.object({
  areas: z.array(muniCoreAreaSchema),
})
export type GetMuniCoreAreasResponse = z.infer<typeof getMuniCoreAreasResponseSchema>
