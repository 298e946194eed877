/** Keys of what every question has: by number, because whole numbers are packed. */
export const BASE_KEYS = {
  filled: 0,
  empty: 1,
  yes: 2,
  no: 3,
  /** Numbers too large for a sum, and what is none. */
  beyond: 4,
  /** In hundredths. */
  sum: 5,
  /** Of the squares, in two parts. */
  squaresUpper: 6,
  squaresLower: 7,
} as const
