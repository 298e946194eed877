import { decoded } from '../domain/decoded'

/** Addresses by which the citizen portal sends people here (§2.2); the last part is the token. */
const ENTRANCE =
  /^(\/ciudadano\/(?:contestar|revision)\/[^/]+|\/ciudadano\/formularios\/respuestas)\/([^/]+)\/?$/
/** The address of staff with a recipient's hash and a token: whoever brings a token comes as a citizen (§2.2). */
const STAFF_ENTRANCE = /^\/(contestar\/[^/]+)\/[^/]+\/([^/]+)\/?$/

let taken: string | null = null

/** The page to open, and the token with which somebody comes to it; nothing for any other address. */
function entrance(path: string): [page?: string, token?: string] {
  const [, form, tokenForStaff] = STAFF_ENTRANCE.exec(path) ?? []
  if (form !== undefined) return [`/ciudadano/${form}`, tokenForStaff]
  const [, page, token] = ENTRANCE.exec(path) ?? []
  return [page, token]
}

/**
 * Removes the portal's token from the address, before any code is loaded that could send the address: the token stays
 * in no history and in no referrer (CIT-01).
 */
export function takeTokenOutOfAddress(): void {
  const [page, token] = entrance(location.pathname)
  if (page === undefined || token === undefined) return
  history.replaceState(history.state, '', `${page}${location.search}`)
  // One that cannot be decoded is sent as it is, and refused.
  taken = decoded(token) ?? token
}

/** The token with which this page was opened; null when there was none. */
export const portalToken = (): string | null => taken
