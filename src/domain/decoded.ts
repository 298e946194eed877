/** A part of an address without its escapes; null where they are malformed, as in `%E0%A4%A`. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
