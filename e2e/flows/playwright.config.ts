import { defineConfig } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'
import { hostingUrl } from '../stack/ports'

// This file is read in each process; a browser that the machine lacks is installed once.
const executablePath = (process.env.CHROMIUM_PATH ??= findChromium(thisMachine))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/flows',
  // The flows share one seeded municipality, and two cores also run the emulators.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The emulator begins a program for each function when it is first called, and for each call that meets another.
  timeout: 240_000,
  // How long a busy machine may take; nothing here proves that something is fast.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./page-reporter.ts'], ['./tally-reporter.ts']],
  use: {
    // Journeys run in processes that begin after the set-up has chosen the ports.
    baseURL: hostingUrl(),
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Animations take time; journey.spec.ts runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A service worker would answer requests that tests watch; opening without network has flows of its own.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
})
