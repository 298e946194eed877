// Vite loads this file, and what it imports, without a resolver of its own: hence the extensions.
import { defineConfig, mergeConfig } from 'vitest/config'
import { FUNCTIONS_REGION } from './e2e/stack/ports.ts'
import build from './vite.config.ts'

const NO_BUILT = ['**/node_modules/**', 'dist/**', '.stack/**', 'functions/lib/**']
const OWN_MODULES = 'src/testing/own-modules.ts'
const OWN_APPS = 'e2e/own-apps.ts'
const KINDS = 'src/testing/install-kinds.ts'
const SETUP = 'src/testing/setup.ts'

const ON_EMULATORS = {
  environment: 'node' as const,
  env: {
    VITE_FUNCTIONS_REGION: FUNCTIONS_REGION,
    METADATA_SERVER_DETECTION: 'none',
    // Functions that a test serves itself read tokens as the emulator does, without asking who signed them.
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
  },
  // There is one stack: its data and its storage rules are one file's at a time.
  fileParallelism: false,
  // Firebase's libraries are loaded once, not for each file.
  isolate: false,
  globalSetup: ['e2e/stack/vitest-setup.ts'],
  setupFiles: [OWN_MODULES, KINDS, OWN_APPS],
}

export default mergeConfig(
  build,
  defineConfig({
    test: {
      passWithNoTests: true,
      // Functions that a test calls write their log beside it; it is read where a test fails.
      silent: 'passed-only',
      // Emulators answer in tenths of a second; only what takes longer is worth a line.
      slowTestThreshold: 5_000,
      // A test that asks nobody ends by itself; on a machine that other suites keep busy five seconds are few.
      testTimeout: 20_000,
      // Vitest's own choice leaves one core idle, which on a machine of two is half of it.
      maxWorkers: '100%',
      // Each page drawn leaves much behind: with room for it, it is collected less often.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        {
          extends: true,
          test: {
            name: 'domain',
            environment: 'node',
            // Pure modules: starting a process and loading zod for each file took twice what the tests do.
            isolate: false,
            setupFiles: [KINDS],
            include: [
              'src/{domain,build}/**/*.test.ts',
              'functions/src/**/*.test.ts',
              'e2e/{stack,lint,mutate}/**/*.test.ts',
              'e2e/*.test.ts',
              'e2e/bill/*.test.ts',
            ],
            exclude: NO_BUILT,
          },
        },
        {
          extends: true,
          test: {
            name: 'edges',
            environment: 'node',
            isolate: false,
            setupFiles: [OWN_MODULES, KINDS],
            include: ['src/{lib,data}/**/*.test.ts'],
            exclude: NO_BUILT,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'happy-dom',
            // The libraries of a page are loaded and compiled once: a process for each file took three times as long.
            isolate: false,
            // These keep what they were told.
            server: { deps: { inline: ['i18next', 'react-i18next'] } },
            include: [
              'src/**/*.test.tsx',
              'src/{ui,questions,engine,renderer,features,app,testing}/**/*.test.ts',
            ],
            exclude: NO_BUILT,
            setupFiles: [OWN_MODULES, KINDS, SETUP],
          },
        },
        {
          extends: true,
          test: {
            ...ON_EMULATORS,
            name: 'rules',
            include: ['e2e/rules/**/*.test.ts'],
            testTimeout: 20_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...ON_EMULATORS,
            name: 'functions',
            include: ['e2e/functions/**/*.test.ts'],
            // Nobody waits for documents of an emulator to rest.
            env: { ...ON_EMULATORS.env, WRITE_PAUSE_MS: '100' },
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            ...ON_EMULATORS,
            name: 'wiring',
            include: ['e2e/wiring/**/*.test.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            ...ON_EMULATORS,
            // Take many minutes: run by `npm run drills`, and no part of `npm test`.
            name: 'drills',
            include: ['e2e/drills/**/*.test.ts'],
            testTimeout: 4 * 3_600_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
)
