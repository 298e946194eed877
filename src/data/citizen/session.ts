import * as z from 'zod/mini'
import {
  CITIZEN_LOGIN,
  citizenLoginSchema,
  loginFailureSchema,
  type CitizenLogin,
  type CitizenLoginRequest,
  type LoginFailure,
} from '../../domain/citizen/login'
import { isOver } from '../../domain/citizen/session'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { DataError, type DataErrorCode } from '../errors'
import { failureByReach } from '../line'
import { projectOptions } from '../project'
import { proofHeaders } from '../proof'
import { CALL_LIMIT_MS, functionAddress } from '../public/call'

/** A citizen who came from the portal, in this tab. */
export interface CitizenSession {
  citizen: CitizenLogin
  /** Proves to the store and to functions who asks. It is valid as long as the session and never renewed. */
  idToken: string
}

const sessionSchema: z.ZodMiniType<CitizenSession> = z.object({
  citizen: citizenLoginSchema,
  idToken: z.string(),
})

const KEY = 'ciudadano'
/** The session, for browsers that cannot store it: it then ends with this page. */
let inMemory: CitizenSession | null = null

function keep(session: CitizenSession | null): void {
  inMemory = session
  try {
    if (session) sessionStorage.setItem(KEY, JSON.stringify(session))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is full or blocked.
  }
}

function storedSession(): CitizenSession | null {
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Who came from the portal in this tab less than an hour ago; null for nobody. It ends with the tab (CIT-01). */
export function citizenSession(now = new Date()): CitizenSession | null {
  const session = inMemory ?? storedSession()
  if (!session || isOver(session.citizen, now)) return null
  inMemory = session
  return session
}

/** The session of this tab. Throws DataError `forbidden` when there is none or its hour is over. */
export function current(): CitizenSession {
  const session = citizenSession()
  if (!session) throw new DataError('forbidden')
  return session
}

/** Ends the session in this tab. */
export const leaveAsCitizen = (): void => keep(null)

const signInAddress = (): string => {
  const ports = emulatorPorts()
  const service = ports ? `http://${EMULATOR_HOST}:${ports.auth}/identitytoolkit` : 'https://identitytoolkit'
  const query = new URLSearchParams({ key: projectOptions().apiKey ?? '' })
  return `${service}.googleapis.com/v1/accounts:signInWithCustomToken?${query}`
}

async function failed(cause: unknown): Promise<never> {
  // What stands between may answer for a service that is down, in words of its own: those are no JSON.
  if (cause instanceof SyntaxError) throw new DataError('down', { cause })
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  throw await failureByReach(new DataError(isLate ? 'timeout' : 'offline', { cause }))
}

async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // The page's address has the token in it, so it must not be sent as the referrer.
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  }).catch(failed)
  return response.json().catch(failed)
}

const OF_FAILURE: Record<LoginFailure, DataErrorCode> = {
  400: 'forbidden',
  401: 'forbidden',
  403: 'forbidden',
  429: 'limited',
  502: 'outside',
}

function failureOf(said: unknown): DataError {
  const parsed = loginFailureSchema.safeParse(said)
  return new DataError(parsed.success ? OF_FAILURE[parsed.data.code] : 'unknown')
}

const signedInSchema = z.object({ idToken: z.string() })

/** A plain request, because the SDK is larger than the rest of the page and is loaded only to send. */
async function idTokenOf(token: string): Promise<string> {
  const said = await post(signInAddress(), { token, returnSecureToken: true }, await proofHeaders('citizen'))
  const parsed = signedInSchema.safeParse(said)
  if (!parsed.success) throw new DataError('unknown', { cause: parsed.error })
  return parsed.data.idToken
}

/**
 * Exchanges the portal's token for a session in this tab (CIT-01). The session that was open before is closed, even
 * when this fails.
 * @throws DataError `forbidden` (the token does not count, or its municipality takes nobody), `rateLimitExceeded`, `outside` (the
 * portal cannot be asked), `offline`, `down`, `timeout`, `unknown`
 */
export async function enterAsCitizen(token: string): Promise<CitizenSession> {
  leaveAsCitizen()
  const request: CitizenLoginRequest = { token, testMode: false }
  const said = await post(functionAddress(CITIZEN_LOGIN), request, await proofHeaders('citizen'))
  const login = citizenLoginSchema.safeParse(said)
  if (!login.success) throw failureOf(said)
  const session = { citizen: login.data, idToken: await idTokenOf(login.data.customToken) }
  keep(session)
  return session
}
