import type { FormOption, FormOptions } from './options'

/**
 * Options that a form can be built with and that do nothing yet: paying, appointments and the citizen portal. This
 * list is the one place that says so. Editor, list and checks follow it; `awaitsNothing` in firestore.rules holds
 * those of them that a public form could have. Whoever makes one work takes it out in both.
 */
export const NOT_YET = [
  'citizenAssociationFromCitizenPortal',
  'addPaymentGateway',
  'addAppointment',
] as const satisfies readonly FormOption[]
export type NotYet = (typeof NOT_YET)[number]

/** The options of a form that are on and do nothing yet, in the order above: with one a form cannot be public. */
export const notYetOn = (options: FormOptions): NotYet[] => NOT_YET.filter((option) => options[option])

/**
 * The flag that stands against turning this one on: nothing that does not work yet comes into a public form, and no
 * form with it becomes public. The portal is turned off by being public (EDIT-03), and does not stand against it.
 */
export function notYetBlocks(options: FormOptions, option: FormOption): FormOption | null {
  const waiting = NOT_YET.filter((one) => one !== 'citizenAssociationFromCitizenPortal')
  if (option === 'publico') return waiting.find((one) => options[one]) ?? null
  return options.publico && waiting.some((one) => one === option) ? 'publico' : null
}
