/** The page that an address asks for; 1 for whatever is not the number of one. */
export function pageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
