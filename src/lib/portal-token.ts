/** Addresses by which the citizen portal sends people here (§2.2); the last part is the token. */
const ENTRANCE =
  /^(\/ciudadano\/(?:contestar|revision)\/[^/]+|\/ciudadano\/formularios\/respuestas)\/([^/]+)\/?$/

let taken: string | null = null

/** What cannot be read goes as it is, and is refused. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Takes the portal's token out of the address, before anything is loaded that could send the address anywhere: it stays
 * in no history, and no referrer says it (CIT-01).
 */
export function takeTokenOutOfAddress(): void {
  const [, page, token] = ENTRANCE.exec(location.pathname) ?? []
  if (page === undefined || token === undefined) return
  history.replaceState(history.state, '', `${page}${location.search}`)
  taken = decoded(token)
}

/** The token with which this page was opened; null when there was none. */
export const portalToken = (): string | null => taken
