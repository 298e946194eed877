/** Links that fill in answers and are signed by the town's own systems (REACH-05): `?rubro=Bar&metros=80&firma=…`. */

/** What follows the answers in an address: until when it counts, in seconds since 1970, and the signature. */
export const SIGNATURE = 'firma'

/** Most letters of the answers in a signed link, as they stand in the address. */
export const MAX_SIGNED = 4_000

const SIGNED = /^(\d{10})\.([0-9a-f]{64})$/

type Pair = [code: string, value: string]

/** A link with a signature that may be one; only the server knows whether it is. */
export interface SignedLink {
  /** Codes and values as they are signed, see {@link canonicalValues}. */
  values: string
  /** Until when it opens, in seconds since 1970. */
  expires: number
  signature: string
}

/** Percent-encodes all but letters, digits and `-._~` (RFC 3986); `encodeURIComponent` leaves `!'()*` as they are. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Codes and values in the one way in which they are signed: by code, each written as in an address. */
export const canonicalValues = (pairs: readonly Pair[]): string =>
  pairs
    .map(([code, value]): Pair => [percentEncoded(code), percentEncoded(value)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

/** The text that is signed: the form, until when, and what is filled in, a line each. */
export const signedText = (formId: string, { expires, values }: Omit<SignedLink, 'signature'>): string =>
  [formId, expires, values].join('\n')

/** An address in its two parts: what is signed, and what is not. */
export interface ReadLink {
  /** null where nothing is signed. */
  signed: SignedLink | null
  /** What else it fills in, which may be changed. */
  others: ReadonlyMap<string, string>
}

/**
 * Reads an address. What stands before the signature is signed; programs that send links on put things behind it.
 * @param search `?rubro=Bar&metros=80`
 */
export function readLink(search: string): ReadLink {
  const pairs = [...new URLSearchParams(search)]
  const at = pairs.findIndex(([name, value]) => name === SIGNATURE && SIGNED.test(value))
  const [, expires = '', signature = ''] = SIGNED.exec(pairs[at]?.[1] ?? '') ?? []
  if (at < 0) return { signed: null, others: new Map(pairs) }
  const values = canonicalValues(pairs.slice(0, at))
  return { signed: { values, expires: Number(expires), signature }, others: new Map(pairs.slice(at + 1)) }
}

/** Signed values by code; null where a code stands twice, and so nobody knows which counts. */
export function signedValues(values: string): ReadonlyMap<string, string> | null {
  const pairs = [...new URLSearchParams(values)]
  const byCode = new Map(pairs)
  return byCode.size === pairs.length ? byCode : null
}

/** Most keys of a municipality that count at the same time. */
export const MOST_LINK_KEYS = 5
