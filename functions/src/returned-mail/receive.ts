import { createHash, timingSafeEqual } from 'node:crypto'
import { logger } from 'firebase-functions/v2'
import { callerNetwork } from '../limits/address'
import { perMinute } from '../limits/per-minute'
import type { Post, Posted } from '../platform/on-post'
import { RETURNS_KEY } from '../platform/params'
import { returnsIn } from './read-returns'
import { noteReturned } from '../mail/returned'
import { tellStaff } from './tell-staff'

/** A key that may be guessed lets nobody in. */
const SHORTEST_KEY = 16
/** A service reports each mail by itself. */
const MOST_PER_MINUTE = 600
const isTooOften = perMinute(MOST_PER_MINUTE)

const hashed = (word: string): Buffer => createHash('sha256').update(word).digest()

/** The key that a service was given: as the password of its address, or as a token. */
function keyIn(header: string): string {
  const [, way = '', word = ''] = /^(Basic|Bearer) (\S+)$/iu.exec(header) ?? []
  if (way.toLowerCase() !== 'basic') return word
  const pair = Buffer.from(word, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}

/** Whether who reports has the key of this installation. */
function isProven(post: Post): boolean {
  const key = RETURNS_KEY.value().trim()
  const given = keyIn(post.rawRequest?.headers.authorization ?? '')
  return key.length >= SHORTEST_KEY && timingSafeEqual(hashed(given), hashed(key))
}

/**
 * Hears which mails came back after they were taken (REACH-06): from the mail service, or from the mailbox of
 * `MAIL_FROM`. Such an address is written to no more, and staff see it where the mail was about something.
 * @returns 200 with how many were told of, whatever else was reported; 401 for who has no key
 */
export async function mailReturned(post: Post, now = new Date()): Promise<Posted> {
  if (isTooOften(callerNetwork(post), now.getTime())) return { status: 429, body: { code: 429 } }
  if (!isProven(post)) {
    logger.warn('a report of returned mails has not the key')
    return { status: 401, body: { code: 401 } }
  }
  const returns = returnsIn(post.data)
  for (const one of returns) {
    await noteReturned(one.address, now)
    await tellStaff(one, now)
  }
  return { status: 200, body: { returned: returns.length } }
}
