import { loadSeed } from '../stack/seed'
import { startForTests } from '../stack/for-tests'
import { warmSignIn } from './warm-sign-in'

/** Playwright's global set-up: the whole stack with a freshly seeded municipality; gives what ends it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { env, stop } = await startForTests('app')
  try {
    // The processes that run journeys are told as this one is.
    Object.assign(process.env, env)
    await loadSeed()
    await warmSignIn()
  } catch (problem) {
    await stop()
    throw problem
  }
  return stop
}
