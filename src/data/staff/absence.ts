import type { Absence } from '../../domain/assignment/absence'
import { SET_ABSENCE, type SetAbsenceResponse } from '../../domain/calls/set-absence'
import { changeByCall } from './callables'

/**
 * Notes when somebody of the staff is away, or that they are here (REACH-08).
 * @returns why nothing was noted; null where it was
 * @throws DataError `forbidden`, `offline`, `down`, `timeout`, `unsure`, `unknown`
 */
export async function setAbsence(
  username: string,
  absence: Absence | null,
): Promise<SetAbsenceResponse['fault']> {
  const wanted = absence && { ...absence, relevo: absence.relevo === '' ? null : absence.relevo }
  const { fault } = await changeByCall(SET_ABSENCE, { username, absence: wanted })
  return fault
}
