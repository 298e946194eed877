import * as z from 'zod/mini'
import { text } from '../schema'

/** Most rules of a form for the state in which an answer begins. */
export const MAX_INITIAL_RULES = 20

/**
 * In which state an answer begins that says something (LOGIC-01): of several rules that are true the first counts. It
 * stands with the form and in none of its versions: strangers read those, and are not told which answers lead where.
 */
export interface InitialRule {
  id: string
  /** Formula: a yes or no. */
  si: string
  /** The state's reference (`state-ref.ts`). */
  estado: string
}

export const initialRuleSchema: z.ZodMiniType<InitialRule> = z.looseObject({
  id: z.string(),
  si: text(),
  estado: text(),
})
