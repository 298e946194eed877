import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  getTurneroGroupProcedureRequestSchema,
  getTurneroGroupProcedureResponseSchema,
  type GetTurneroGroupProcedureResponse,
} from '../../../src/domain/calls/get-turnero-group-procedure'
import { checkedRequest } from '../platform/checked-request'
import { askOutside } from '../platform/outside'
import { formEditor } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { TURNERO } from './system'

/**
 * The agendas of a municipality for which a form may book appointments (EDIT-14), with whatever else the system says
 * about each.
 * @throws HttpsError of {@link formEditor}, {@link municipalityFor} and {@link askOutside}, `invalid-argument`
 */
export async function getTurneroGroupProcedure(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GetTurneroGroupProcedureResponse> {
  const caller = await formEditor(request)
  const asked = checkedRequest(getTurneroGroupProcedureRequestSchema, request.data)
  const municipality = await municipalityFor(caller, asked.municipalityPath)
  return askOutside(TURNERO, {
    operation: 'listGroups',
    path: ['v1', 'municipios', municipality.idMuniCore, 'grupos'],
    query: { tipoProcedimiento: String(asked.typeProcedureId) },
    schema: getTurneroGroupProcedureResponseSchema,
  })
}
