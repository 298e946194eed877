import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** How the provider's messages are signed: here and nowhere else, so that another version can be added. */
export const SIGNATURE_VERSION = 'HMAC_SHA256_V1'

const BLOCK = 8

/** The order's number in whole blocks of the cipher, filled up with zeros. */
function padded(order: string): Buffer {
  const bytes = Buffer.from(order, 'utf8')
  const whole = Buffer.alloc(Math.ceil(bytes.length / BLOCK) * BLOCK)
  bytes.copy(whole)
  return whole
}

/** The key of one order: its number, enciphered with the merchant's key (3DES-CBC, no first block). */
function keyOf(order: string, merchantKey: string): Buffer {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(merchantKey, 'base64'), Buffer.alloc(BLOCK))
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(padded(order)), cipher.final()])
}

/**
 * The signature of a message about an order, in base64 (PAY-04).
 * @param parameters the message as it travels, itself base64
 * @param merchantKey 24 bytes in base64
 * @throws when the key is none
 */
export const signatureOf = (parameters: string, order: string, merchantKey: string): string =>
  createHmac('sha256', keyOf(order, merchantKey)).update(parameters).digest('base64')

/** Whether a signature, in either alphabet of base64, is the right one; in the same time whatever is wrong with it. */
export function isSignature(given: string, parameters: string, order: string, merchantKey: string): boolean {
  const right = Buffer.from(signatureOf(parameters, order, merchantKey), 'base64')
  // Told apart before it is decoded: decoding would forgive what was never sent.
  const plain = given.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  const isWhole = plain === right.toString('base64').replace(/=+$/, '')
  const sent = Buffer.from(plain, 'base64')
  return sent.length === right.length && timingSafeEqual(sent, right) && isWhole
}
