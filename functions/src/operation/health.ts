import { logger } from 'firebase-functions/v2'
import { publicHealth, type PublicHealth } from '../../../src/domain/operation/part'
import { callerNetwork } from '../limits/address'
import { perMinute } from '../limits/per-minute'
import type { WithOrigin } from '../platform/origin'
import { installationParts } from './read-records'

/** One look serves everybody who asks meanwhile: a flood of questions reads nothing more. */
const KNOWN_FOR_MS = 30_000
/** A store that takes longer than that is away. */
const STORE_MS = 5000
/** A monitor asks once or twice a minute; a network may have some of them. */
const MOST_PER_MINUTE = 60
let known: { at: number; health: Promise<PublicHealth> } | null = null
const isTooOften = perMinute(MOST_PER_MINUTE)

const late = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the store is late')), ms).unref()
  })

async function look(now: Date): Promise<PublicHealth> {
  try {
    return publicHealth(await Promise.race([installationParts(now), late(STORE_MS)]))
  } catch (error) {
    logger.error('the store cannot be read', { error })
    return publicHealth(null)
  }
}

interface Told {
  status: number
  body: { status: PublicHealth } | { error: string }
}

/**
 * What a monitor is told (OPS-05): one word, and nothing else of the installation. Asking costs nobody anything: one look
 * in half a minute reads some twenty documents, and whoever asks too often is not even told.
 * @param method of the request; only what reads is answered
 */
export async function tellHealth(method: string, origin: WithOrigin, now = new Date()): Promise<Told> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: { error: 'method' } }
  if (isTooOften(callerNetwork(origin), now.getTime())) return { status: 429, body: { error: 'tooOften' } }
  if (!known || now.getTime() - known.at >= KNOWN_FOR_MS) known = { at: now.getTime(), health: look(now) }
  const status = await known.health
  return { status: status === 'down' ? 503 : 200, body: { status } }
}
