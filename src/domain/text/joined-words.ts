/** The word before the last of a list, in languages that browsers may lack. */
const AND: Record<string, string> = { gl: 'e', eu: 'eta', oc: 'e' }

/**
 * Several things as one phrase: `Lunes, martes y jueves`.
 * @param tag BCP 47 tag of the reader's language
 */
export function joinedWords(things: readonly string[], tag: string): string {
  const and = AND[tag]
  const last = things.at(-1) ?? ''
  if (and === undefined) return new Intl.ListFormat(tag, { type: 'conjunction' }).format(things)
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${and} ${last}`
}
