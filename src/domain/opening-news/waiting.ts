/** Who waits for a form to open and named an address for that (REACH-01); functions alone read and write it. */

/** Whom to tell, by form and address. */
export const OPENING_WAITERS = 'avisos_apertura'
/** For which forms somebody waits, and when that is looked at. */
export const AWAITED_OPENINGS = 'aperturas_esperadas'

export const waiterPath = (id: string): string => `${OPENING_WAITERS}/${id}`

export const awaitedOpeningPath = (formId: string): string => `${AWAITED_OPENINGS}/${formId}`
