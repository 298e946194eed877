import { claimFreePorts } from './claim'
import { emulatorEnv, hostingUrl } from './ports'
import { loadSeed } from './seed'
import type { SeedOptions } from './seed-contract'
import { startStack } from './stack'

/**
 * Starts a stack with a freshly seeded municipality on ports that nobody uses, does the work, and stops it whatever
 * happens. Sets the emulators' environment variables of this process.
 * @param work takes the address of the app, without a trailing slash
 */
export async function withMunicipality<T>(
  work: (address: string) => Promise<T>,
  seed: SeedOptions = {},
): Promise<T> {
  const claim = await claimFreePorts()
  const { offset } = claim
  Object.assign(process.env, emulatorEnv(offset))
  const stack = await startStack({ claim, run: 'app', keepData: false })
  try {
    await loadSeed(seed)
    return await work(hostingUrl(offset))
  } finally {
    await stack.stop()
  }
}
