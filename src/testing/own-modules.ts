/** For files that share a process and its libraries: each begins with modules of its own, leaves nothing behind. */
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(async () => {
  // A module still on its way would make the next file's mocks be made twice, each with functions of its own.
  await vi.dynamicImportSettled()
  // The spies first: one may be on a clock that is not the real one.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
