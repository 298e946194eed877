/** Sticky patterns of the kinds of tokens that a language has. */
export type TokenPatterns<T> = readonly (readonly [is: T, pattern: RegExp])[]

/** What begins at a position of a text, by the first pattern that matches there; undefined for none. */
export function scanAt<T>(
  text: string,
  at: number,
  patterns: TokenPatterns<T>,
): { is: T; written: string } | undefined {
  for (const [is, pattern] of patterns) {
    pattern.lastIndex = at
    const [written = ''] = pattern.exec(text) ?? []
    if (written !== '') return { is, written }
  }
  return undefined
}
