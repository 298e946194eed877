import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
  type Functions,
} from 'firebase/functions'
import type * as z from 'zod/mini'
import type { Call } from '../../domain/calls/contract'
import { asksFactorAgain, factorRefusalOf } from '../../domain/calls/factor-refusal'
import { limitOf } from '../../domain/failures/limit'
import { outsideFailureOf } from '../../domain/failures/outside-failure'
import { firebaseApp } from '../app'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { repeatable } from '../change'
import { DataError, LimitError, OutsideError } from '../errors'
import { failureByReach } from '../line'
import { FUNCTIONS_REGION } from '../project'
import { ACCOUNT_LIMIT_MS, inTime } from '../with-timeout'
import { provenAgain } from './factor-again'
import { FactorRefusedError } from './factor-problem'
import { isUnanswered, unansweredByReach } from './unanswered'

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

async function callError(error: unknown): Promise<DataError> {
  const refusal = error instanceof FunctionsError ? factorRefusalOf(error.details) : null
  if (refusal) return new FactorRefusedError(refusal, error)
  const failure = error instanceof FunctionsError ? outsideFailureOf(error.details) : null
  const limit = error instanceof FunctionsError ? limitOf(error.details) : null
  if (limit) return new LimitError(limit, error)
  if (failure) return new OutsideError(failure, error)
  return isUnanswered(error) ? unansweredByReach(error) : failureByReach(error)
}

/**
 * Calls a function as the member of staff who has a session in this browser. One that wants the second factor once more
 * is called again when the person gave it (OPS-01).
 * @throws DataError `forbidden`, `offline`, `down`, `timeout`, `unknown`, `rateLimitExceeded` ({@link LimitError}); `outside`
 * ({@link OutsideError}) when a system behind it failed; `damaged` when the answer does not fit the contract
 */
export async function callStaff<Req, Res extends z.ZodMiniType>(
  { name, response }: Call<Req, Res>,
  request: NoInfer<Req>,
  timeout: number = CALL_LIMIT_MS,
): Promise<z.output<Res>> {
  const call = httpsCallable<Req, unknown>(staffFunctions(), name, { timeout })
  // The SDK counts its own limit from when it knows whose call it is, and that may take for ever.
  const ask = () => inTime(call(request), timeout + ACCOUNT_LIMIT_MS)
  const { data } = await ask()
    .catch(async (error: unknown) => {
      const asksAgain = error instanceof FunctionsError && asksFactorAgain(error.details)
      if (asksAgain && (await provenAgain())) return ask()
      throw error
    })
    .catch(async (error: unknown) => {
      throw await callError(error)
    })
  const parsed = response.safeParse(data)
  if (parsed.success) return parsed.data
  throw new DataError('damaged', { cause: parsed.error, message: `unexpected answer of ${name}` })
}

/**
 * Has a function change something, as {@link callStaff}; for those that do the same thing once, however often they are
 * asked: without a response it is asked once more.
 * @throws DataError as {@link callStaff}; `unsure` when it could not be found out whether it was done
 */
export const changeByCall = <Req, Res extends z.ZodMiniType>(
  ...call: [call: Call<Req, Res>, request: NoInfer<Req>, timeout?: number]
): Promise<z.output<Res>> => repeatable(() => callStaff(...call))
