/** What the dates of a list are, by what it is sorted by. */
export const ORDER_WORDS = {
  fechaCreacion: 'answers.date',
  lastUpdate: 'answers.updated',
  vence: 'turn.due',
} as const
