/**
 * `saved`; or why nothing was: `taken` somebody is called so, `emailTaken` somebody signs in with that address,
 * `unknown` the management system knows nobody by that name, `unnamed` the record names nobody there, `unbound` the
 * municipality has no id there, `unknownPlace` it has one that the system does not know.
 */
export const SAVE_USER_OUTCOMES = [
  'saved',
  'taken',
  'emailTaken',
  'unknown',
  'unnamed',
  'unbound',
  'unknownPlace',
] as const

export type SaveUserOutcome = (typeof SAVE_USER_OUTCOMES)[number]
