import { logger } from 'firebase-functions/v2'
import { GET_PASSWORD_RANGE } from '../../../src/domain/calls/password-range'
import type { SystemOutcome } from '../../../src/domain/operation/system-record'
import { suffixesIn } from '../../../src/domain/user/breached-password'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { noteOutcome } from '../platform/note-outcome'
import { isLocal } from '../platform/admin'
import { served } from '../platform/served'
import { OUTSIDE_TIMEOUT_MS, PASSWORD_RANGES_URL } from '../platform/params'
import { readLimited } from '../platform/read-limited'

/** Nobody who chooses a password waits longer for a list of others. */
const MOST_MS = 3000
const NOTHING: string[] = []

const isUsable = (base: string): boolean =>
  URL.canParse(base) && (new URL(base).protocol === 'https:' || isLocal())

/** What the service answers. @throws what fetch throws; an outcome where the answer cannot be used */
async function askService(base: string, prefix: string): Promise<string[] | SystemOutcome> {
  const response = await fetch(`${base.replace(/\/+$/, '')}/${prefix}`, {
    // The answer is then padded: its length says nothing to whoever watches the line.
    headers: { 'add-padding': 'true', 'user-agent': 'MuniFormularios' },
    redirect: 'manual',
    signal: AbortSignal.timeout(Math.min(OUTSIDE_TIMEOUT_MS.value(), MOST_MS)),
  })
  if (!response.ok) {
    await response.body?.cancel()
    return response.status >= 500 || response.status === 429 ? 'down' : 'wrongAnswer'
  }
  const text = await readLimited(response)
  return (text === null ? null : suffixesIn(text)) ?? 'wrongAnswer'
}

/**
 * How the hashes of breached passwords end that begin so; null where the service gives no answer. What became of it is
 * noted for whoever operates the installation (OPS-05).
 */
export async function askRange(prefix: string): Promise<string[] | null> {
  const answer = await askService(PASSWORD_RANGES_URL.value().trim(), prefix).catch((error: unknown) =>
    error instanceof Error && error.name === 'TimeoutError' ? ('timeout' as const) : ('down' as const),
  )
  if (Array.isArray(answer)) {
    await noteOutcome('passwords', 'answered')
    return answer
  }
  logger.warn('outside system failed', { outside: 'passwords', problem: answer })
  await noteOutcome('passwords', answer)
  return null
}

/**
 * Which breached passwords have a hash that begins so (OPS-01), for whoever chooses one: nobody is known yet. A list
 * that is off, slow or down has none, and keeps nobody from choosing.
 * @throws HttpsError `invalid-argument`, `resource-exhausted`
 */
export const getPasswordRange = served(
  GET_PASSWORD_RANGE,
  async (request): Promise<{ suffixes: string[] }> => {
    const { prefix } = request.checked()
    if (!isUsable(PASSWORD_RANGES_URL.value().trim())) return { suffixes: NOTHING }
    await consumeRateLimit({
      what: 'claves-filtradas',
      who: callerNetwork(request),
      most: LOOKUPS_PER_HOUR.value(),
      limit: 'lookups',
    })
    return { suffixes: (await askRange(prefix)) ?? NOTHING }
  },
)
