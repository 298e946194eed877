/** For files that share a process and its libraries: each begins with modules of its own, leaves nothing behind. */
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  // First the spies: one may be on a clock that is not the real one.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
