import { existsSync, readFileSync } from 'node:fs'
import { claimFreePorts } from './claim'
import { outsideKeys, outsideSettings } from './outside/params'
import { emulatorEnv } from './ports'
import { startStack, type StackOptions } from './stack'

/** Lines of the emulators' own words that tell how they ended. */
const LAST_WORDS = 40

const lastWords = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-LAST_WORDS).join('\n') : ''

export interface TestStack {
  /** The environment for programs that use the stack, and for functions that run in them. */
  env: Record<string, string>
  stop: () => Promise<void>
}

/**
 * Emulators for one run of tests, on ports that nobody else uses. They end with the program, however it ends; when
 * they end by themselves the program does, for every further test would only say that nobody answers.
 */
export async function startForTests(run: StackOptions['run']): Promise<TestStack> {
  const claim = await claimFreePorts()
  const { offset } = claim
  console.log(`Starting the emulators with ports shifted by ${offset} ...`)
  const { ended, workspace, stop } = await startStack({ run, claim, keepData: false })
  let isStopping = false
  void ended.then(() => {
    if (isStopping) return
    console.error(`The emulators ended by themselves. Their last words:\n${lastWords(workspace.log)}`)
    process.exit(1)
  })
  const env = { ...emulatorEnv(offset), ...outsideSettings(offset), ...outsideKeys() }
  return {
    env,
    stop: () => {
      isStopping = true
      return stop()
    },
  }
}
