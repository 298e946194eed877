import type { TestProject } from 'vitest/node'
import { MANY_ANSWERS_JAVA } from '../bench/many-answers'
import { startForTests } from './for-tests'
import type { StackOptions } from './stack'

/** What runs for the tests of each project. */
const RUN: Record<string, StackOptions['run']> = {
  rules: 'rules',
  functions: 'handlers',
  wiring: 'functions',
  drills: 'handlers',
}

/**
 * Vitest's global set-up of projects that need emulators: it starts their own, and gives what ends them. Emulators that
 * the environment names are used as they are.
 */
export default async function setUp({
  name,
  config,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Hundreds of thousands of documents.
  if (name === 'drills') process.env.JDK_JAVA_OPTIONS = MANY_ANSWERS_JAVA
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined
  const { env, stop } = await startForTests(RUN[name] ?? 'functions')
  Object.assign(config.env, env, { FUNCTIONS_EMULATOR: 'true' })
  return stop
}
