import * as z from 'zod/mini'

/** Answers, or forms, in one page of the bin. */
export const DELETED_PER_PAGE = 25

/**
 * Why no answer comes back, or is erased: `gone` it is there no more, `over` its time is over by the rule of its form,
 * `form` the form is deleted, `full` it has all answers that it takes, `answered` the citizen has answered it again,
 * `taken` another answer came under the same name, `held` somebody holds it back.
 */
const BIN_REFUSALS = ['gone', 'over', 'form', 'full', 'answered', 'taken', 'held'] as const

export type BinRefusal = (typeof BIN_REFUSALS)[number]

/**
 * Why no form comes back, or is erased: `gone` it lies there no more, `held` somebody holds its answers back, `answers`
 * it has some, in the bin or not, which need it.
 */
const FORM_BIN_REFUSALS = ['gone', 'held', 'answers'] as const

export type FormBinRefusal = (typeof FORM_BIN_REFUSALS)[number]

const reasonOf = <T extends string>(reasons: readonly T[], details: unknown): T | null => {
  const parsed = z.looseObject({ reason: z.enum(reasons) }).safeParse(details)
  return parsed.success ? parsed.data.reason : null
}

/** Why the bin refused an answer, by the details of an error; null when they say something else. */
export const binRefusalOf = (details: unknown): BinRefusal | null => reasonOf(BIN_REFUSALS, details)

/** The same of a form. */
export const formBinRefusalOf = (details: unknown): FormBinRefusal | null =>
  reasonOf(FORM_BIN_REFUSALS, details)
