import { defineConfig } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'
import { hostingUrl } from '../stack/ports'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/flows',
  // The flows share one seeded town, and two cores also run the emulators.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: hostingUrl(),
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // What moves is drawn sixty times a second; the product's main job is done with it, in journey.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What a page asks for is what these see; opening without network has flows of its own.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    launchOptions: { executablePath: findChromium(thisMachine), args: CHROMIUM_ARGS },
  },
})
