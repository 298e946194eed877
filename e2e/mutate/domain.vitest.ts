import { defineConfig } from 'vitest/config'

/** The domain's own tests, as Stryker runs them; those that take the time would fail for a slow mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['src/domain/**/*.test.ts'],
    exclude: ['**/*-quickly.test.ts'],
    // What waits for a processor that others use is not noticed for that; Stryker ends what never comes to an end.
    testTimeout: 60_000,
    setupFiles: ['e2e/mutate/few-examples.ts'],
  },
})
