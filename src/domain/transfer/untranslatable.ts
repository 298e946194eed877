import type { LeftOutCode } from './report'

/** Something of a formula that ours cannot say. */
export class Untranslatable extends Error {
  constructor(
    readonly code: Extract<LeftOutCode, `formula${string}`>,
    /** The word that it is about. */
    readonly about: string,
  ) {
    super(`${code}: ${about}`)
  }
}
