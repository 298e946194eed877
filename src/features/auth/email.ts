export type EmailProblem = 'emailMissing' | 'emailInvalid'

/** The problem of a typed address, by the rule of a browser's e-mail input; null for none. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim()
  if (address === '') return 'emailMissing'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? null : 'emailInvalid'
}
