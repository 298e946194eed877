import * as z from 'zod/mini'
import type { Contract } from './contract'
import { ignored, municipalityPathSchema, outsideId } from './schema'

const askedSchema = z.strictObject({
  /** Whose areas; the caller's own municipality when none is named. */
  municipalityPath: z.optional(municipalityPathSchema()),
  /** Who asks by the specification's payload, and then gets the bare list; not believed. */
  username: ignored(),
})
export type GetMuniCoreAreasRequest = z.infer<typeof askedSchema>

/** Who names nothing may send nothing. */
const getMuniCoreAreasRequestSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((asked) => asked ?? {}),
  ),
  askedSchema,
)

const muniCoreAreaSchema = z.object({ areaId: outsideId(), areaDescripcion: z.string() })
/** An area of the management system, which is not a municipal area of ours. */
export type MuniCoreArea = z.infer<typeof muniCoreAreaSchema>

/** The areas alone, for who asks by the specification's payload. */
const bareSchema = z.pipe(
  z.array(muniCoreAreaSchema),
  z.transform((areas) => ({ areas })),
)
export const getMuniCoreAreasResponseSchema = z.object({
  areas: z.array(muniCoreAreaSchema),
})
export type GetMuniCoreAreasResponse = z.infer<typeof getMuniCoreAreasResponseSchema>

/** The callable that lists the areas of the management system (EDIT-15, §2.7). */
export const GET_MUNICORE_AREAS = {
  name: 'getMuniCoreAreas',
  request: getMuniCoreAreasRequestSchema,
  response: z.union([getMuniCoreAreasResponseSchema, bareSchema]),
} as const satisfies Contract
