import {
  getTurneroGroupProcedureResponseSchema,
  type GetTurneroGroupProcedureResponse,
} from '../../../src/domain/calls/get-turnero-group-procedure'
import { askOutside } from '../platform/outside'
import { TURNERO } from './system'

/**
 * The agendas of a municipality for a kind of procedure, as the appointment system lists them.
 * @throws HttpsError of {@link askOutside}
 */
export const listGroups = (
  idMuniCore: string,
  typeProcedureId: number,
): Promise<GetTurneroGroupProcedureResponse> =>
  askOutside(TURNERO, {
    operation: 'listGroups',
    path: ['v1', 'municipios', idMuniCore, 'grupos'],
    query: { tipoProcedimiento: String(typeProcedureId) },
    schema: getTurneroGroupProcedureResponseSchema,
  })
