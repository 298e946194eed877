/** How long the download may take: a copy has a few pages, and a slow phone needs less. */
const FETCH_LIMIT_MS = 60_000

/**
 * The file at an address of the file store.
 * @throws when it does not come whole
 */
export async function fetchCopy(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
  if (!response.ok) throw new Error(`copy answered ${response.status}`)
  return response.blob()
}

/** What the copy of an answer is called among the person's downloads. */
export const copyName = (code: string): string => `${code}.pdf`
