import { defineConfig } from 'playwright/test'
import { findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'

const executablePath = (process.env.CHROMIUM_PATH ??= findChromium(thisMachine))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Two minutes where other programs keep the machine busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Nothing is approved unasked.
  updateSnapshots: 'none',
  reporter: [['list'], ['../flows/tally-reporter.ts']],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: { executablePath },
  },
})
