import type { BookingPort } from '../../domain/appointment/booking-port'
import {
  GET_TURNERO_GROUP_PROCEDURE,
  TYPE_PROCEDURE_ID,
  type GetTurneroGroupProcedureRequest,
} from '../../domain/calls/get-turnero-group-procedure'
import { bookingPortOf } from '../booking-port-of'
import { callStaff } from './callables'

/** An agenda of the appointment system; `data` is all that the system says about it. */
export interface Agenda {
  id: string
  nombre: string
  data: unknown
}
export interface Agendas {
  groups: Agenda[]
  tenantId: string
  tenantUniqueName: string
}

/**
 * The agendas for which a form may book appointments (EDIT-14).
 * @throws DataError `outside` when the appointment system fails; see {@link callStaff}
 */
export async function agendas(municipalityPath: string): Promise<Agendas> {
  const request: GetTurneroGroupProcedureRequest = { municipalityPath, typeProcedureId: TYPE_PROCEDURE_ID }
  const { groupsProcedure, tenantId, tenantUniqueName } = await callStaff(
    GET_TURNERO_GROUP_PROCEDURE,
    request,
  )
  const groups = groupsProcedure.map((data) => ({ id: data.id, nombre: data.nombre, data }))
  return { groups, tenantId, tenantUniqueName }
}

/**
 * The appointment of an answer for staff who may read it (APPT-01).
 * @throws DataError when asked, see {@link callStaff}
 */
export const staffBooking = (answerId: string): BookingPort => bookingPortOf(callStaff, { answerId })
