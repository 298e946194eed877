import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { StoredFactor } from '../../../src/domain/user/second-factor'
import { printOf } from './seal'

/** What a challenge is for, and in which sign-in or session: it counts nowhere else. */
export interface Purpose {
  username: string
  what: 'enter' | 'again' | 'register'
  /** The sign-in or the session. */
  where: string
}

/** So long a challenge may wait for its answer. */
const CHALLENGE_MS = 300_000
const NONCE_BYTES = 16

const sealOf = (purpose: Purpose, nonce: string, until: string): string =>
  printOf(['passkey', purpose.what, purpose.where, nonce, until].join(' '), purpose.username)

/** A challenge that says until when it counts, sealed for one person and purpose: nothing of it has to be stored. */
export function newChallenge(purpose: Purpose, now: Date): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const until = String(now.getTime() + CHALLENGE_MS)
  return Buffer.from([nonce, until, sealOf(purpose, nonce, until)].join('.')).toString('base64url')
}

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Until when a challenge counts that was made for this purpose; null for any other, and for one that is over. */
export function challengeUntil(challenge: string, purpose: Purpose, now: Date): Date | null {
  const [nonce = '', until = '', sealed = ''] = Buffer.from(challenge, 'base64url')
    .toString('utf8')
    .split('.')
  if (!same(sealed, sealOf(purpose, nonce, until))) return null
  const end = new Date(Number(until))
  return end > now ? end : null
}

/** What is stored of a challenge that was answered. */
export const printOfChallenge = (challenge: string, username: string): string =>
  printOf(`used ${challenge}`, username)

/** The answered challenges that could still count, with one more. */
export const withChallenge = (
  { retos }: StoredFactor,
  used: { huella: string; hasta: Date },
  now: Date,
): StoredFactor['retos'] => [...retos.filter(({ hasta }) => hasta !== null && hasta > now), used]
