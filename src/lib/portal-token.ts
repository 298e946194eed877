/** Addresses by which the citizen portal sends people here (§2.2); the last part is the token. */
const ENTRANCE =
  /^(\/ciudadano\/(?:contestar|revision)\/[^/]+|\/ciudadano\/formularios\/respuestas)\/([^/]+)\/?$/

let taken: string | null = null

/** The decoded token; one that cannot be decoded is sent as it is, and refused. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Removes the portal's token from the address, before any code is loaded that could send the address: the token stays
 * in no history and in no referrer (CIT-01).
 */
export function takeTokenOutOfAddress(): void {
  const [, page, token] = ENTRANCE.exec(location.pathname) ?? []
  if (page === undefined || token === undefined) return
  history.replaceState(history.state, '', `${page}${location.search}`)
  taken = decoded(token)
}

/** The token with which this page was opened; null when there was none. */
export const portalToken = (): string | null => taken
