import * as z from 'zod/mini'
import { ignored, municipalityPathSchema, outsideId } from './schema'

/** Name of the callable that lists the agendas for which appointments can be booked (EDIT-14, §2.7). */
export const GET_TURNERO_GROUP_PROCEDURE = 'getTurneroGroupProcedure'

/** Kind of procedure that the editor offers; the only one (§2.9). */
export const TYPE_PROCEDURE_ID = 2

export interface GetTurneroGroupProcedureRequest {
  municipalityPath?: string | undefined
  /** Id in the outside systems, by which the specification's payload names the municipality (§2.7). */
  municipalityId?: string | undefined
  typeProcedureId: typeof TYPE_PROCEDURE_ID
}
/** An agenda; what else the appointment system says about it is kept and stored with the form. */
export interface GroupProcedure {
  id: string
  nombre: string
}
export interface GetTurneroGroupProcedureResponse {
  groupsProcedure: GroupProcedure[]
  tenantId: string
  tenantUniqueName: string
}

export const getTurneroGroupProcedureRequestSchema: z.ZodMiniType<GetTurneroGroupProcedureRequest> =
  z.strictObject({
    municipalityPath: z.optional(municipalityPathSchema()),
    municipalityId: z.optional(outsideId()),
    typeProcedureId: z.literal(TYPE_PROCEDURE_ID),
    username: ignored(),
  })

export const getTurneroGroupProcedureResponseSchema: z.ZodMiniType<GetTurneroGroupProcedureResponse> =
  z.object({
    groupsProcedure: z.array(z.looseObject({ id: outsideId(), nombre: z.string() })),
    tenantId: outsideId(),
    tenantUniqueName: z.string(),
  })
