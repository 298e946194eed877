/** Who waits for a form to open and named an address for that (REACH-01); functions alone read and write it. */
import { openingAt, openingIn } from '../form/opening'

/** Whom to tell, by form and address. */
export const OPENING_WAITERS = 'avisos_apertura'
/** For which forms somebody waits, and when that is looked at. */
export const AWAITED_OPENINGS = 'aperturas_esperadas'

export const waiterPath = (id: string): string => `${OPENING_WAITERS}/${id}`

export const awaitedOpeningPath = (formId: string): string => `${AWAITED_OPENINGS}/${formId}`

/** Whether a form that nobody can begin now opens later, as its public document tells. */
export function opensLater(horario: unknown, now: Date): boolean {
  const opening = openingIn(horario)
  if (!opening) return false
  const state = openingAt(opening, now)
  return state === 'early' || (state === 'late' && opening.renueva !== undefined)
}
