/** For tests of what only the functions emulator brings about: it calls functions, and tells them of events. */
import { callAt, type Answer } from '../functions/callable'
import { eventually, expectSays } from '../functions/world'
import { stackPorts } from '../stack/ports'

/** Calls a function of the emulator, as a browser with that ID token does. */
export const call = (name: string, token: string | null, data: unknown): Promise<Answer> =>
  callAt(stackPorts().functions, name, token, data)

/** Waits until the document says this; undefined is for none. */
export const eventuallySays = (path: string, expected: object | undefined): Promise<void> =>
  eventually(() => expectSays(path, expected))
