/** The link by which another person gets the part that they are asked for (REACH-11). */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { APP_URL } from '../platform/params'

const SECRET_BYTES = 32

/** A secret that nobody guesses; it is mailed, and kept nowhere. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** What is kept of a secret: who reads the store cannot open the link with it. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(`parte\n${secret}`).digest('hex')

/** Whether a secret is the one of which this was kept. */
export function isSecretOf(secret: string, kept: string): boolean {
  const [given, known] = [Buffer.from(hashOfSecret(secret)), Buffer.from(kept)]
  return given.length === known.length && timingSafeEqual(given, known)
}

/** It stands behind the `#`, which browsers send to no server. */
export const partUrl = (answerId: string, secret: string): string =>
  `${APP_URL.value()}/parte/${encodeURIComponent(answerId)}#${secret}`
