export type EmailProblem = 'emailMissing' | 'emailInvalid'

/** What is wrong with an address typed, by the rule of a browser's e-mail input; null when it is fine. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim()
  if (address === '') return 'emailMissing'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? null : 'emailInvalid'
}
