import { createVitest } from 'vitest/node'

/**
 * Runs tests of the rules; what they say of the rules as they are is for `npm test`.
 * @param files parts of the paths of test files
 * @param signal ends them
 */
export async function runTests(files: readonly string[], signal: AbortSignal): Promise<void> {
  const listeners = process.listeners('SIGTERM')
  const vitest = await createVitest('test', {
    project: ['rules'],
    watch: false,
  })
  // Vite ends the program at once when told to; emulators have to be stopped first.
  for (const added of process.listeners('SIGTERM')) {
    if (!listeners.includes(added)) process.off('SIGTERM', added)
  }
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  await Promise.race([vitest.start([...files]), stopped])
  // Closing waits for requests that nobody wants any more; the tests end with this program.
  if (!signal.aborted) await vitest.close()
  process.exitCode = 0
}
