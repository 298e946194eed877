import { mkdirSync, rmSync } from 'node:fs'
import { ROOT } from '../stack/ports'
import { run } from './program'
import { tallyOf, type Tally } from './tally'

const REPORTS = `${ROOT}test-results/reports`

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}-${process.pid}.json`
  rmSync(file, { force: true })
  return file
}

interface VitestOptions {
  env?: Record<string, string>
  /** Processes at once; as many as there are cores when nothing is said. */
  workers?: number | undefined
}

/** Runs the named Vitest projects. */
export async function vitest(projects: string[], { env, workers }: VitestOptions = {}): Promise<Tally> {
  const file = freshReport(projects.join('-'))
  const selection = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const most = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  const args = ['run', '--passWithNoTests', ...selection, ...most, ...reporters]
  const code = await run('vitest/vitest.mjs', args, env)
  return tallyOf(file, code)
}

/** Runs the flows in Chromium. */
export async function flows(env: Record<string, string>): Promise<Tally> {
  const file = freshReport('flows')
  const args = ['test', '--config', 'e2e/flows/playwright.config.ts', '--pass-with-no-tests']
  const code = await run('playwright/cli.js', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return tallyOf(file, code)
}
