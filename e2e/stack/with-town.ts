import { freeOffset } from './busy'
import { emulatorEnv, hostingUrl, stackPorts } from './ports'
import { loadSeed } from './seed'
import type { SeedOptions } from './seed-contract'
import { startStack } from './stack'

// Apart from the offsets of people (low) and of the test runner (1000 and up).
const FIRST_OFFSET = 6000

/**
 * Starts a stack with a freshly seeded town on ports that nobody uses, does the work, and stops it whatever
 * happens. Sets the emulators' environment variables of this process.
 * @param work takes the address of the app, without a trailing slash
 */
export async function withTown<T>(work: (address: string) => Promise<T>, seed: SeedOptions = {}): Promise<T> {
  const offset = await freeOffset(FIRST_OFFSET, stackPorts)
  Object.assign(process.env, emulatorEnv(offset))
  const stack = await startStack({ offset, app: true, keepData: false })
  try {
    await loadSeed(seed)
    return await work(hostingUrl(offset))
  } finally {
    await stack.stop()
  }
}
