import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { HttpsError } from 'firebase-functions/v2/https'
import { FACTOR_KEY } from '../platform/params'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Fewer letters are a word from a prompt and no key. */
const LEAST_LETTERS = 16

/**
 * A key for one purpose and person, made from the operator's.
 * @throws HttpsError `failed-precondition` where the operator set none
 */
function keyFor(purpose: 'seal' | 'print', username: string): Buffer {
  const key = FACTOR_KEY.value().trim()
  if (key.length < LEAST_LETTERS)
    throw new HttpsError('failed-precondition', 'This installation has no key for second factors.')
  return Buffer.from(hkdfSync('sha256', key, '', `${purpose} ${username}`, 32))
}

/** Seals what codes are made of: whoever reads the store alone learns nothing, and another person's is of no use. */
export function seal(secret: string, username: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor('seal', username), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64')
}

/** What was sealed for that person; null when it was not, or with another key. */
export function unseal(stored: string, username: string): string | null {
  const bytes = Buffer.from(stored, 'base64')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyFor('seal', username), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  try {
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** What is kept of a recovery code or a device's proof: nobody can try them out without the operator's key. */
export const printOf = (proof: string, username: string): string =>
  createHmac('sha256', keyFor('print', username)).update(proof).digest('base64url')
