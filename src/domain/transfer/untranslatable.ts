import { cutText } from '../text/cut'
import type { OmittedCode } from './report'

/** Something of a formula that ours cannot say. */
export class Untranslatable extends Error {
  constructor(
    readonly code: Extract<OmittedCode, `formula${string}`>,
    /** The word that it is about. */
    readonly about: string,
  ) {
    super(`${code}: ${about}`)
  }
}

/** Letters that say which part of a formula was not understood. */
const MAX_ABOUT = 20

/** What stands there is no word of a formula. */
export const unreadAt = (formula: string, at: number): Untranslatable =>
  new Untranslatable('formulaUnread', cutText(formula.slice(at), MAX_ABOUT))
