import { withoutAnswers } from '../text/without-answers'

/** One step of the way to a part of a form: what the person sees of it. */
export interface Step {
  kind: 'section' | 'condition' | 'question' | 'option'
  /** Position from 1, as the editor counts. */
  number: number
  /** Its own words in the base language; '' when it has none yet. */
  words: string
}

/** Where something stands in a form, outermost first; empty for the form itself. */
export type Spot = Step[]

/** One step of the way, to the part at a position from 0. */
export const step = (kind: Step['kind'], words: string, position: number): Step => ({
  kind,
  number: position + 1,
  words: withoutAnswers(words),
})
