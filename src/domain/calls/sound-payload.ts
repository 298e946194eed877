/** More than any request of the product is nested; beyond some thousands whoever walks it falls over. */
const MAX_LEVELS = 64

/** How the calls' own encoding marks values that JSON lacks; no request of the product has one. */
const MARK = '@type'

/** Half of a letter: the store takes no text with one, not even to look for it. */
const isBroken = (value: unknown): boolean => typeof value === 'string' && /\p{Surrogate}/u.test(value)

/**
 * Whether what came with a call can be looked at without harm: nested so deep and no deeper, texts of whole letters, and
 * nothing marked.
 */
export function isSoundPayload(payload: unknown): boolean {
  let level = [payload]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return false
    if (level.some(isBroken)) return false
    const parts = level.filter((value) => typeof value === 'object' && value !== null)
    if (parts.some((part) => Object.hasOwn(part, MARK))) return false
    level = parts.flatMap((part): unknown[] => Object.values(part))
  }
  return true
}
