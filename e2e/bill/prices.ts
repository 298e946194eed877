/**
 * Google's list prices in dollars, without what is free each day: a bill is never higher than this. Look them up again when
 * `asOf` is more than a year ago.
 */
export const PRICES = {
  asOf: '2026-11-28',
  /** The dearest location of Firestore that most installations choose, of several regions (`nam5`, `eur3`). */
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  storeGigabyte: 0.18,
  /** Functions of the second generation. */
  invocation: 0.4 / 1_000_000,
  processorSecond: 0.000_024,
  gigabyteSecond: 0.000_002_5,
  /** One job of the scheduler. */
  job: 0.1,
  /** Photos, a gigabyte for a month, and what leaves the bucket. */
  fileGigabyte: 0.026,
  sentGigabyte: 0.12,
  /** What a first visit loads. */
  hostingGigabyte: 0.15,
} as const
export type Prices = { [K in keyof typeof PRICES]: (typeof PRICES)[K] extends string ? string : number }
