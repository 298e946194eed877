/** How long short messages stay, in milliseconds (FMT-01, FMT-03). */
export const SHOWN_FOR = {
  success: 6_000,
  warning: 3_500,
  /** A problem that keeps a form from being saved. */
  problem: 5_000,
  plain: 2_500,
  /** A message with an undo button (DAY-03). */
  undo: 10_000,
  /** The highlight of a field that a message is about. */
  highlight: 4_000,
} as const

/** A success is shown a little later, once the next page is drawn. */
export const SUCCESS_DELAY_MS = 1_000
