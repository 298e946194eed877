/** Gives rules of forms what depends on rows, branches and further answers that come and go. */
import { installOptionalPart } from './optional-parts'
import { reshape } from './reshape'

declare module './optional-parts' {
  interface OptionalParts {
    rows: { reshape: typeof reshape }
  }
}

installOptionalPart({ rows: { reshape } })
