import { rmSync } from 'node:fs'
import { buildFunctions } from '../../functions/build'
import { buildApp } from './build-app'
import { requireFreePorts } from './busy'
import { findJava } from './java'
import { localEmulators } from './local-emulators'
import { thisMachine } from './machine'
import { startOutside } from './outside'
import { stackPorts } from './ports'
import { hasKeptData, startSuite, type Suite } from './suite'
import { closeWorkspace, openWorkspace, type Workspace } from './workspace'

const ALL = 'auth,firestore,functions,storage,hosting'
/** Without a built app to serve: tests of rules and functions, and `npm run dev`, where Vite serves. */
const WITHOUT_HOSTING = 'auth,firestore,functions,storage'

export interface StackOptions {
  offset: number
  /** Build the app and serve it with the hosting emulator. */
  app: boolean
  /** Start from what an earlier stop kept, and keep it again. */
  keepData: boolean
  /** Forget what was kept. */
  reset?: boolean
  /** Gives up starting when aborted; {@link startStack} then rejects with the signal's reason. */
  signal?: AbortSignal
  onLine?: ((line: string) => void) | undefined
}

export interface Stack extends Suite {
  workspace: Workspace
  /** Nothing was kept: the seed has to be loaded. */
  empty: boolean
}

/**
 * Finds the emulators, builds functions and app, and starts everything at `offset`, the stand-ins for the outside
 * systems in this very process.
 * @throws StackProblem with one sentence for whoever started it.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { offset, app, keepData, reset = false, signal, onLine } = options
  await requireFreePorts(stackPorts(offset), offset)
  const java = findJava(thisMachine)
  const jars = localEmulators(java)
  const workspace = openWorkspace(offset)
  if (reset) rmSync(workspace.data, { recursive: true, force: true })
  const empty = !(keepData && hasKeptData(workspace))
  await buildFunctions()
  signal?.throwIfAborted()
  const stopOutside = await startOutside(offset)
  const only = app ? ALL : WITHOUT_HOSTING
  const starting = startSuite({ java, jars, workspace, only, keepData, signal, onLine })
  const built = app ? buildApp(workspace.app) : Promise.resolve()
  const [suite, build] = await Promise.allSettled([starting, built])
  if (suite.status === 'rejected') {
    await stopOutside()
    closeWorkspace(workspace, keepData)
    throw suite.reason
  }
  const stop = async () => {
    await suite.value.stop()
    await stopOutside()
    closeWorkspace(workspace, keepData)
  }
  if (build.status === 'rejected') {
    await stop()
    throw build.reason
  }
  return { ended: suite.value.ended, stop, workspace, empty }
}
