import type { FormOption, FormOptions } from './options'

/**
 * Options that a form can be built with and that do nothing yet: appointments. This list is the one place
 * that says so. Editor, list and checks follow it; `awaitsNothing` in firestore.rules holds those of them that a public
 * form could have. Whoever makes one work takes it out in both.
 */
export const NOT_YET = ['addAppointment'] as const satisfies readonly FormOption[]
export type NotYet = (typeof NOT_YET)[number]

/** The options of a form that are on and do nothing yet, in the order above: with one a form cannot be public. */
export const notYetOn = (options: FormOptions): NotYet[] => NOT_YET.filter((option) => options[option])

/**
 * The flag that stands against turning this one on: nothing that does not work yet comes into a public form, and no
 * form with it becomes public.
 */
export function notYetBlocks(options: FormOptions, option: FormOption): FormOption | null {
  if (option === 'publico') return NOT_YET.find((one) => options[one]) ?? null
  return options.publico && NOT_YET.some((one) => one === option) ? 'publico' : null
}
