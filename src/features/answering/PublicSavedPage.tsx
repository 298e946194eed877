/** Until the page itself is here. */
export function PublicSavedPage() {
  return null
}
