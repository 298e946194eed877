/** Gives rules of forms their checks, bounds and advice, and the answers that words of a form say. */
import { adviceOf } from './advice'
import { checking } from './checking'
import { installOptionalPart } from './optional-parts'
import { sayIn } from './mentioned'

declare module './optional-parts' {
  interface OptionalParts {
    checks: { checking: typeof checking; adviceOf: typeof adviceOf; sayIn: typeof sayIn }
  }
}

installOptionalPart({ checks: { checking, adviceOf, sayIn } })
