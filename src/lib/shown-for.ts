/** How long what passes by stays, in milliseconds (FMT-01, FMT-03). */
export const SHOWN_FOR = {
  success: 6_000,
  warning: 3_500,
  /** What keeps a form from being saved. */
  problem: 5_000,
  plain: 2_500,
  /** What can be taken back meanwhile (DAY-03). */
  undo: 10_000,
  /** The light on a field that a message is about. */
  highlight: 4_000,
} as const

/** A success is said a little later, when the next page stands. */
export const SUCCESS_DELAY_MS = 1_000
