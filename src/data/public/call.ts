import * as z from 'zod/mini'
import type { Call } from '../../domain/calls/contract'
import { limitOf } from '../../domain/failures/limit'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { DataError, errorOfStatus, LimitError } from '../errors'
import { failureByReach } from '../line'
import { FUNCTIONS_REGION, projectOptions } from '../project'
import { proofHeaders } from '../proof'

/** Longer than a function takes that starts cold and makes a document. */
export const CALL_LIMIT_MS = 40_000

/** Where a function is called. */
export function functionAddress(name: string): string {
  const { projectId = '' } = projectOptions()
  const ports = emulatorPorts()
  return ports
    ? `http://${EMULATOR_HOST}:${ports.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`
}

/** The response of a callable over HTTP. */
const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ status: z.string(), details: z.optional(z.unknown()) })),
})

function failureOf({ status, details }: { status: string; details?: unknown }): DataError {
  const limit = limitOf(details)
  return limit ? new LimitError(limit) : errorOfStatus(status, undefined, details)
}

async function send(name: string, data: unknown, token: string | null): Promise<unknown> {
  const proof = await proofHeaders('public')
  const response = await fetch(functionAddress(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...proof,
    },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new DataError(isLate ? 'timeout' : 'offline', { cause })
  })
  // What stands between may answer for a function that is down, in words of its own.
  return response.json().catch((cause: unknown) => {
    throw new DataError('down', { cause })
  })
}

/**
 * Calls a function for somebody who is not of the staff. It is a plain request, so that a phone need not load an SDK
 * for it.
 * @param token proves which account asks; null for nobody
 * @throws DataError `notFound`, `forbidden`, `offline`, `down`, `timeout`, `unknown`; `rateLimitExceeded` ({@link LimitError}); `damaged`
 * when the answer does not fit the contract
 */
export async function callPublic<Req, Res extends z.ZodMiniType>(
  { name, response }: Call<Req, Res>,
  request: NoInfer<Req>,
  token: string | null = null,
): Promise<z.output<Res>> {
  try {
    const { result, error } = answerSchema.parse(await send(name, request, token))
    if (error) throw failureOf(error)
    const parsed = response.safeParse(result)
    if (parsed.success) return parsed.data
    throw new DataError('damaged', { cause: parsed.error, message: `unexpected answer of ${name}` })
  } catch (error) {
    throw await failureByReach(error)
  }
}
