/** Gives rules of forms which options and entries are offered, and what is kept with what was picked. */
import { storedCell } from '../tables/stored-cells'
import { lookedUpIn } from './looked-up'
import { offered } from './offered'
import { installOptionalPart } from './optional-parts'
import { optionColumn } from './option-columns'
import { stepsOf, wantedOf } from './steps'
import { withUnseenTicks } from './unseen-ticks'

const choices = { offered, withUnseenTicks, optionColumn, lookedUpIn, stepsOf, wantedOf, storedCell }

declare module './optional-parts' {
  interface OptionalParts {
    choices: typeof choices
  }
}

installOptionalPart({ choices })
