import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import {
  OPEN_SESSION,
  openSessionResponseSchema,
  type OpenSessionRequest,
  type OpenSessionResponse,
} from '../../domain/calls/open-session'
import { firebaseApp } from '../app'
import { EMULATOR_HOST, emulatorPorts } from '../emulators'
import { FUNCTIONS_REGION } from '../project'
import { REQUEST_LIMIT_MS } from '../within'

let functions: Functions | null = null
function signInFunctions(): Functions {
  if (functions) return functions
  functions = getFunctions(firebaseApp('sign-in'), FUNCTIONS_REGION)
  const ports = emulatorPorts()
  if (ports) connectFunctionsEmulator(functions, EMULATOR_HOST, ports.functions)
  return functions
}

/** Opens a web session for the account of the `sign-in` app; repeating an attempt gives the same session. */
export async function openSession(attempt: string): Promise<OpenSessionResponse> {
  const call = httpsCallable<OpenSessionRequest, unknown>(signInFunctions(), OPEN_SESSION, {
    timeout: REQUEST_LIMIT_MS,
  })
  return openSessionResponseSchema.parse((await call({ attempt })).data)
}
