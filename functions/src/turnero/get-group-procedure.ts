import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  getTurneroGroupProcedureRequestSchema,
  getTurneroGroupProcedureResponseSchema,
  type GetTurneroGroupProcedureResponse,
} from '../../../src/domain/calls/get-turnero-group-procedure'
import { badRequest } from '../platform/errors'
import { askOutside, type OutsideSettings } from '../platform/outside'
import { TURNERO_KEY, TURNERO_URL } from '../platform/params'
import { formEditor } from '../platform/staff-caller'
import { townFor } from '../platform/town'

/** The appointment system. */
const TURNERO: OutsideSettings = { system: 'turnero', address: TURNERO_URL, key: TURNERO_KEY }

/**
 * The agendas of a municipality for which a form may book appointments (EDIT-14), with whatever else the system says
 * about each.
 * @throws HttpsError of {@link formEditor}, {@link townFor} and {@link askOutside}, `invalid-argument`
 */
export async function getTurneroGroupProcedure(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GetTurneroGroupProcedureResponse> {
  const caller = await formEditor(request)
  const asked = getTurneroGroupProcedureRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const town = await townFor(caller, asked.data.municipalityPath)
  return askOutside(TURNERO, {
    operation: 'listGroups',
    path: ['v1', 'municipios', town.idMuniCore, 'grupos'],
    query: { tipoProcedimiento: String(asked.data.typeProcedureId) },
    schema: getTurneroGroupProcedureResponseSchema,
  })
}
