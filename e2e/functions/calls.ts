import { callAt, type Answer } from './callable'
import { functionsPort } from './deployed'

/** Calls a function in the test's own process, as a browser with that ID token does. */
export const call = (
  of: Parameters<typeof callAt>[1],
  token: string | null,
  data: unknown,
  address?: string,
): Promise<Answer> => callAt(functionsPort, of, token, data, address)
