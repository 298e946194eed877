/** The first and the last moment that the store takes: the beginning of the year 1 and the end of 9999. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether the store takes a moment, in milliseconds: it knows fewer years than the language does. */
export const isStorableMoment = (moment: number): boolean => moment >= FIRST_MOMENT && moment <= LAST_MOMENT
