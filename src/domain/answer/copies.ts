/**
 * Most further rows of a section and most further answers of a question. Rules cannot look into an answer, and an
 * empty row costs a stranger few bytes but everybody who reads it a whole section.
 */
export const MAX_COPIES = 200

/** Whether another row or answer may be added (ANS-09). */
export const hasRoom = (copies: readonly unknown[]): boolean => copies.length < MAX_COPIES
