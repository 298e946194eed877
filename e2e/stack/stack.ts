import { buildFunctions } from '../../functions/build'
import { buildApp } from '../../src/build/build-app'
import type { Claim } from './claim'
import { findJava } from './java'
import { forgetData, isSeeded } from './kept-data'
import { localEmulators } from './local-emulators'
import { thisMachine } from './machine'
import { startOutside } from './outside'
import { emulatorBuild } from './ports'
import { StackProblem } from './problem'
import { hasKeptData, startSuite, type Suite } from './suite'
import { closeWorkspace, openWorkspace, type Workspace } from './workspace'

/** The emulators of each kind of stack. */
const EMULATORS = {
  /** Built, and served by the hosting emulator. */
  app: 'auth,firestore,functions,storage,hosting',
  /** Without a built app to serve: tests of rules and functions, and `npm run dev`, where Vite serves. */
  functions: 'auth,firestore,functions,storage',
  /** Functions that tests call in their own process, and what those call. */
  handlers: 'auth,firestore,storage',
  /** Rules alone, which need neither functions nor what those call. */
  rules: 'auth,firestore,storage',
}

export interface StackOptions {
  /** The ports to run on; they are given back when the stack stops or could not start. */
  claim: Claim
  /** What runs on it: the whole app, functions and rules without it, what functions need, or rules alone. */
  run: keyof typeof EMULATORS
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
 * Finds the emulators, builds functions and app, and starts everything on claimed ports, the stand-ins for the outside
 * systems in this very process.
 * @throws StackProblem with one sentence for whoever started it.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { claim } = options
  try {
    const stack = await startOn(claim.offset, options)
    return { ...stack, stop: () => stack.stop().finally(claim.release) }
  } catch (problem) {
    await claim.release()
    throw problem
  }
}

async function startOn(offset: number, options: StackOptions): Promise<Stack> {
  const { run, keepData, reset = false, signal, onLine } = options
  const java = findJava(thisMachine)
  const jars = localEmulators(java)
  const workspace = openWorkspace(offset)
  // A start that failed, or was killed, may have kept half a municipality: it begins again.
  if (reset || !isSeeded(workspace)) forgetData(workspace)
  const empty = !(keepData && hasKeptData(workspace))
  if (EMULATORS[run].includes('functions')) await buildFunctions()
  signal?.throwIfAborted()
  const stopOutside = run === 'rules' ? () => Promise.resolve() : await startOutside(offset)
  const starting = startSuite({ java, jars, workspace, only: EMULATORS[run], keepData, signal, onLine })
  const built = run === 'app' ? buildApp(workspace.app, emulatorBuild(offset)) : Promise.resolve()
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
    throw new StackProblem(String(build.reason?.message))
  }
  return { ended: suite.value.ended, stop, workspace, empty }
}
