import { isLocal } from '../platform/admin'
import { APP_URL } from '../platform/params'

/** Whose passkeys are: the site's domain, and the address of the pages that may ask for them. */
export interface PasskeySite {
  rpId: string
  origin: string
}

/**
 * The site of the setting `APP_URL`; null where there is none with https. Browsers have no passkeys for numbers, so a
 * stack on this machine is `localhost`.
 */
export function passkeySite(): PasskeySite | null {
  const address = APP_URL.value().trim()
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (isLocal() && url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return url.protocol === 'https:' || isLocal() ? { rpId: url.hostname, origin: url.origin } : null
}
