import * as z from 'zod/mini'
import { list, text } from '../schema'

/** Most rules of a form, and people in one. */
export const MAX_SHARING_RULES = 20
export const MAX_SHARING_PEOPLE = 30

/**
 * Among whom answers are shared out for which a formula is true, or all of them where it is ''. The first rule that
 * applies counts. It stands with the form and in none of its versions: strangers read those.
 */
export interface SharingRule {
  id: string
  si: string
  /** Usernames. */
  personas: string[]
  /**
   * Among whoever works in the area that looks after the first answered section that has one, whoever `personas` names.
   * Where no such section was answered, the rule does not apply.
   */
  porArea?: boolean | undefined
}

export const sharingRuleSchema: z.ZodMiniType<SharingRule> = z.looseObject({
  id: z.string(),
  si: text(),
  personas: list(z.string()),
  porArea: z.optional(z.boolean()),
})
