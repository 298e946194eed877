import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import type * as z from 'zod/mini'
import type { Call } from '../../domain/calls/contract'
import { firebaseApp } from '../app'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { FUNCTIONS_REGION, type AppName } from '../project'
import { ACCOUNT_LIMIT_MS, inTime, REQUEST_LIMIT_MS } from '../with-timeout'
import { isUnanswered, unansweredByReach } from './unanswered'

/** The apps of people who proved who they are, by password or provider, and have no session yet. */
export type EntranceApp = Extract<AppName, 'sign-in' | 'single-sign-on'>

const known = new Map<EntranceApp, Functions>()

function functionsOf(app: EntranceApp): Functions {
  const there = known.get(app)
  if (there) return there
  const functions = getFunctions(firebaseApp(app), FUNCTIONS_REGION)
  const ports = emulatorPorts()
  if (ports) connectFunctionsEmulator(functions, EMULATOR_HOST, ports.functions)
  known.set(app, functions)
  return functions
}

/**
 * Calls a function as the account that just signed in to that app, which has no session.
 * @throws FunctionsError of what the function says; DataError `timeout`, `offline`, `down` when no response came; ZodError
 * when the answer does not fit
 */
export async function callBeforeSession<Req, Res extends z.ZodMiniType>(
  app: EntranceApp,
  { name, response }: Call<Req, Res>,
  request: NoInfer<Req>,
): Promise<z.output<Res>> {
  const call = httpsCallable<Req, unknown>(functionsOf(app), name, { timeout: REQUEST_LIMIT_MS })
  const { data } = await inTime(call(request), REQUEST_LIMIT_MS + ACCOUNT_LIMIT_MS).catch(
    async (error: unknown) => {
      throw isUnanswered(error) ? await unansweredByReach(error) : error
    },
  )
  return response.parse(data)
}
