/** Sealing bytes with a secret that stands in a link, so that whoever keeps them cannot read them (REACH-04). */

const INITIAL_BYTES = 12
const LETTERS_AT_ONCE = 32_768

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let from = 0; from < bytes.length; from += LETTERS_AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(from, from + LETTERS_AT_ONCE))
  return btoa(letters)
}

/** The bytes of a base64 text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Bytes as they may stand in an address. */
export const toAddressText = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const fromAddressText = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))

const derivedBy = (info: string) => ({
  ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
  info: bytesOf(info),
})

/** What is made of a secret. Neither can be told from the other. */
export interface SecretParts {
  /** Opens what was sealed. */
  key: CryptoKey
  /** Shows that somebody has the secret, without telling it. */
  proof: string
}

/** Makes key and proof of the secret of a link. */
export async function partsOfSecret(secret: string): Promise<SecretParts> {
  const { subtle } = crypto
  const base = await subtle.importKey('raw', fromAddressText(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const cipher = { name: 'AES-GCM', length: 256 }
  const [key, proof] = await Promise.all([
    subtle.deriveKey(derivedBy('borrador cifra'), base, cipher, false, ['encrypt', 'decrypt']),
    subtle.deriveBits(derivedBy('borrador prueba'), base, 256),
  ])
  return { key, proof: toAddressText(new Uint8Array(proof)) }
}

/**
 * Seals bytes.
 * @param name they are opened under this name only
 */
export async function seal(
  key: CryptoKey,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(INITIAL_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytesOf(name) },
    key,
    bytes,
  )
  const whole = new Uint8Array(iv.length + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), iv.length)
  return whole
}

/**
 * Opens what {@link seal} sealed.
 * @throws when anything of it was changed, or it was sealed with another key or under another name
 */
export async function unseal(
  key: CryptoKey,
  name: string,
  whole: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = whole.subarray(0, INITIAL_BYTES)
  const opening = { name: 'AES-GCM', iv, additionalData: bytesOf(name) }
  return new Uint8Array(await crypto.subtle.decrypt(opening, key, whole.subarray(INITIAL_BYTES)))
}
