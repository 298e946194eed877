import * as z from 'zod/mini'
import { ignored, municipalityPathSchema, outsideId } from './schema'

/** Name of the callable that lists the areas of the management system (EDIT-15, §2.7). */
export const GET_MUNICORE_AREAS = 'getMuniCoreAreas'

export interface GetMuniCoreAreasRequest {
  /** Whose areas; the caller's own municipality when none is named. */
  municipalityPath?: string | undefined
  /** Who asks by the specification's payload, and then gets the bare list; not believed. */
  username?: unknown
}

/** An area of the management system, which is not a municipal area of ours. */
export interface MuniCoreArea {
  areaId: string
  areaDescripcion: string
}
export interface GetMuniCoreAreasResponse {
  areas: MuniCoreArea[]
}

export const getMuniCoreAreasRequestSchema = z.strictObject({
  municipalityPath: z.optional(municipalityPathSchema()),
  username: ignored(),
})

export const getMuniCoreAreasResponseSchema: z.ZodMiniType<GetMuniCoreAreasResponse> = z.object({
  areas: z.array(z.object({ areaId: outsideId(), areaDescripcion: z.string() })),
})
