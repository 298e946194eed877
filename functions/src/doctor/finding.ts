/** What one look at an installation found (OPS-06). */
export interface Finding {
  /** What was looked at. */
  about: string
  /** `weak` works, and should be better; `unasked` is what cannot be found out here, as of an emulator. */
  how: 'sound' | 'weak' | 'wrong' | 'unasked'
  /** What is the matter; '' where nothing is. */
  what: string
  /** What puts it right. */
  repair: string
}

export const sound = (about: string): Finding => ({ about, how: 'sound', what: '', repair: '' })
export const wrong = (about: string, what: string, repair: string): Finding => ({
  about,
  how: 'wrong',
  what,
  repair,
})
export const unasked = (about: string, what: string): Finding => ({ about, how: 'unasked', what, repair: '' })

/** Works, and should be better. */
export const weak = (about: string, what: string, repair: string): Finding => ({
  about,
  how: 'weak',
  what,
  repair,
})

/** Sound where nothing is the matter. */
export const judged = (about: string, what: string | null, repair: string): Finding =>
  what === null ? sound(about) : wrong(about, what, repair)

/** A line for people, with the repair below it. */
export function findingText({ about, how, what, repair }: Finding): string {
  if (how === 'sound') return `✓ ${about}`
  if (how === 'unasked') return `- ${about}: not asked, ${what}`
  return `${how === 'weak' ? '!' : '✗'} ${about}: ${what}\n    ${repair}`
}
