import type { Check } from '../form/check'

/** The server lets whoever answered so go no further, by a rule that only it knows (LOGIC-01); nothing was stored. */
export class Barred extends Error {
  constructor(readonly closing: Check) {
    super()
  }
}
