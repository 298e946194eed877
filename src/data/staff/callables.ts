import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
  type Functions,
} from 'firebase/functions'
import type * as z from 'zod/mini'
import { limitOf } from '../../domain/calls/limit'
import { outsideFailureOf } from '../../domain/calls/outside-failure'
import { firebaseApp } from '../app'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { DataError, LimitError, OutsideError, toDataError } from '../errors'
import { FUNCTIONS_REGION } from '../project'

/** Longer than the functions wait for an outside system with all their tries, and for a cold start. */
const CALL_LIMIT_MS = 40_000

let functions: Functions | null = null
function staffFunctions(): Functions {
  if (functions) return functions
  functions = getFunctions(firebaseApp('staff'), FUNCTIONS_REGION)
  const ports = emulatorPorts()
  if (ports) connectFunctionsEmulator(functions, EMULATOR_HOST, ports.functions)
  return functions
}

function callError(error: unknown): DataError {
  const failure = error instanceof FunctionsError ? outsideFailureOf(error.details) : null
  const limit = error instanceof FunctionsError ? limitOf(error.details) : null
  if (limit) return new LimitError(limit, error)
  return failure ? new OutsideError(failure, error) : toDataError(error)
}

/**
 * Calls a function as the member of staff who has a session in this browser.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`, `limited` ({@link LimitError}); `outside` ({@link OutsideError}) when a system
 * behind it failed; `damaged` when the answer does not fit the schema
 */
export async function callStaff<Req, Res>(
  name: string,
  request: Req,
  responseSchema: z.ZodMiniType<Res>,
  timeout: number = CALL_LIMIT_MS,
): Promise<Res> {
  const call = httpsCallable<Req, unknown>(staffFunctions(), name, { timeout })
  const { data } = await call(request).catch((error: unknown) => {
    throw callError(error)
  })
  const parsed = responseSchema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new DataError('damaged', { cause: parsed.error, message: `unexpected answer of ${name}` })
}
