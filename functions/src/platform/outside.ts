import { logger } from 'firebase-functions/v2'
import type * as z from 'zod/mini'
import type { OutsideReason, OutsideSystem } from '../../../src/domain/failures/outside-failure'
import type { SystemOutcome } from '../../../src/domain/operation/system-record'
import { noteOutcome } from './note-outcome'
import { isLocal } from './admin'
import { outsideFailed } from './errors'
import { readLimited } from './read-limited'
import { OUTSIDE_TIMEOUT_MS } from './params'

interface Value {
  value(): string
}

/** Where a system is and what opens it; both are settings of the project, never of a request. */
export interface OutsideSettings {
  system: OutsideSystem
  address: Value
  key: Value
}

export interface OutsideRequest<T> {
  /** What it is called in the log and in the system's contract. */
  operation: string
  /** Segments of the path below the base address; each is escaped, so that none can lead elsewhere. */
  path: readonly string[]
  query?: Readonly<Record<string, string>>
  /** With a body it is a POST, else a GET. */
  body?: object
  /** Lets the system know a repeated POST again; without one a POST is tried once. */
  idempotencyKey?: string
  /** What must be in the answer; anything else is `wrongAnswer`. */
  schema: z.ZodMiniType<T>
}

const TRIES = 2
const PAUSE_MS = 300
/** The system may have been away for a moment: worth another try. */
const PASSING = [408, 500, 502, 503, 504]

/** A failed try. */
class Failure extends Error {
  readonly status: number | undefined
  /** False where the system was not even asked. */
  readonly wasAsked: boolean

  constructor(
    readonly reason: OutsideReason,
    readonly mayPass: boolean,
    options: { cause?: unknown; status?: number; wasAsked?: boolean } = {},
  ) {
    super(`${reason}${options.status === undefined ? '' : ` (${options.status})`}`, { cause: options.cause })
    this.status = options.status
    this.wasAsked = options.wasAsked ?? true
  }
}

/** The key is not taken: by their contracts they say this of nothing else. */
const KEY_REFUSED = 401

/** What a failed try says of the system itself: one that refuses what was asked, or does not know it, is there. */
function outcomeOf({ reason, status }: Failure): SystemOutcome {
  if (reason === 'missing' || (reason === 'refused' && status !== KEY_REFUSED)) return 'answered'
  return reason
}

/** Would lead to another operation than the one meant. */
const isNoSegment = (segment: string): boolean => /^\.{0,2}$/.test(segment)

function addressOf({ address }: OutsideSettings, { path, query }: OutsideRequest<unknown>): URL {
  const base = address.value()
  if (!URL.canParse(base))
    throw new Failure('down', false, { cause: 'no base address is set', wasAsked: false })
  const { protocol } = new URL(base)
  if (protocol !== 'https:' && !isLocal())
    throw new Failure('down', false, { cause: 'https is needed', wasAsked: false })
  if (path.some(isNoSegment))
    throw new Failure('refused', false, { cause: 'an id is missing', wasAsked: false })
  const url = new URL(`${base.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`)
  url.search = new URLSearchParams(query).toString()
  return url
}

function initOf({ key }: OutsideSettings, { body, idempotencyKey }: OutsideRequest<unknown>): RequestInit {
  return {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'x-api-key': key.value().trim(),
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // A redirect could lead anywhere, with our key.
    redirect: 'manual',
    signal: AbortSignal.timeout(OUTSIDE_TIMEOUT_MS.value()),
  }
}

function failureOfStatus(status: number): Failure {
  if (PASSING.includes(status)) return new Failure('down', true, { status })
  if (status === 429 || status > 500) return new Failure('down', false, { status })
  if (status === 404) return new Failure('missing', false, { status })
  return new Failure(status >= 400 ? 'refused' : 'wrongAnswer', false, { status })
}

function failureOfNetwork(error: unknown): Failure {
  if (error instanceof Failure) return error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new Failure(isLate ? 'timeout' : 'down', true, { cause: error })
}

async function tryOnce<T>(settings: OutsideSettings, request: OutsideRequest<T>): Promise<T> {
  let text: string | null
  try {
    const response = await fetch(addressOf(settings, request), initOf(settings, request))
    if (!response.ok) {
      await response.body?.cancel()
      throw failureOfStatus(response.status)
    }
    text = await readLimited(response)
  } catch (error) {
    throw failureOfNetwork(error)
  }
  if (text === null) throw new Failure('wrongAnswer', false, { cause: 'the answer is too large' })
  return understood(text, request.schema)
}

function understood<T>(text: string, schema: z.ZodMiniType<T>): T {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    // The parser's message quotes the answer, which may be about people.
    throw new Failure('wrongAnswer', false, { cause: 'not JSON' })
  }
  const parsed = schema.safeParse(said)
  if (parsed.success) return parsed.data
  throw new Failure('wrongAnswer', false, { cause: parsed.error })
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS * (1 + Math.random()))
  })

/**
 * Asks an outside system: the time of each try is bounded, so is the size of the answer, and only what may be repeated
 * is tried a second time, and only when the failure may pass. What became of it is noted for whoever operates it (OPS-05).
 * @throws HttpsError with details `{ outside, reason }`
 */
export async function askOutside<T>(settings: OutsideSettings, request: OutsideRequest<T>): Promise<T> {
  const mayRepeat = !request.body || request.idempotencyKey !== undefined
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await tryOnce(settings, request)
      await noteOutcome(settings.system, 'answered')
      return answer
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { reason, mayPass, message: problem, cause } = error
      const { system: outside } = settings
      // Neither key nor payload: what is asked about people stays out of the log.
      logger.warn('outside system failed', { outside, operation: request.operation, tries, problem, cause })
      if (!mayPass || !mayRepeat || tries >= TRIES) {
        if (error.wasAsked) await noteOutcome(outside, outcomeOf(error))
        throw outsideFailed({ outside, reason })
      }
    }
    await pause()
  }
}
