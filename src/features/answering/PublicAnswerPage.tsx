/** Until the page itself is here. */
export function PublicAnswerPage() {
  return null
}
