/** Until the page itself is here. */
export function StaffAnswerPage() {
  return null
}
