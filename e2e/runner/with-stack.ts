import { existsSync, readFileSync } from 'node:fs'
import { freeOffset } from '../stack/busy'
import { findChromium } from '../stack/chromium'
import { clearStack } from '../stack/clear'
import { thisMachine } from '../stack/machine'
import { emulatorEnv, stackPorts } from '../stack/ports'
import { loadSeed } from '../stack/seed'
import { startStack, type Stack } from '../stack/stack'
import { interrupt } from './program'
import { flows, vitest } from './suites'
import type { Tally } from './tally'

// Far from the offsets people choose; the process id keeps two test runs from starting at the same one.
const firstOffset = () => 1000 + (process.pid % 40) * 100

/** Lines of the emulators' own words that tell how they ended. */
const LAST_WORDS = 40

const lastWords = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-LAST_WORDS).join('\n') : ''

/** The emulators of one test run, on ports that nobody uses. */
export class TestStack {
  #stack: Promise<Stack> | undefined
  #offset = 0
  #stopped = false

  /** @param withApp build and serve the app, for the flows */
  constructor(
    readonly withApp: boolean,
    readonly signal: AbortSignal,
  ) {}

  async #start(): Promise<Stack> {
    this.#offset = await freeOffset(firstOffset(), stackPorts)
    console.log(`Starting the emulators with ports shifted by ${this.#offset} ...`)
    Object.assign(process.env, emulatorEnv(this.#offset))
    const stack = await startStack({
      offset: this.#offset,
      app: this.withApp,
      keepData: false,
      signal: this.signal,
    })
    void stack.ended.then(() => this.#lost(stack.workspace.log))
    return stack
  }

  /** Without emulators every further test would only say that nobody answers. */
  #lost(log: string): void {
    if (this.#stopped) return
    console.error(`The emulators ended by themselves. Their last words:\n${lastWords(log)}`)
    interrupt()
  }

  async #running(): Promise<Record<string, string>> {
    this.#stack ??= this.#start()
    await this.#stack
    return emulatorEnv(this.#offset)
  }

  async rules(): Promise<Tally> {
    return vitest(['rules'], { env: await this.#running() })
  }

  async functions(): Promise<Tally> {
    return vitest(['functions'], { env: await this.#running() })
  }

  async flows(): Promise<Tally> {
    const chromium = findChromium(thisMachine)
    const env = await this.#running()
    await clearStack(this.#offset)
    await loadSeed()
    return flows({ ...env, CHROMIUM_PATH: chromium })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const stack = await this.#stack?.catch(() => undefined)
    await stack?.stop()
  }
}
