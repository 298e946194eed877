import { existsSync } from 'node:fs'
import { ROOT } from '../stack/ports'
import { run } from './program'
import { sum, type Tally } from './tally'

const LOCALES = 'e2e/lint/locales.ts'

/** One check that is no test suite counts as one test. */
async function check(name: string, outcome: Promise<number>): Promise<Tally> {
  const passed = (await outcome) === 0
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

/** TypeScript 7 is a program without the API that the import boundaries are read with; for those there is version 6. */
export function types(): Promise<Tally> {
  return check('types', run('typescript7/bin/tsc', ['-p', 'tsconfig.json']))
}

/** Every lint check runs, so that one look shows all that is wrong. */
export async function lint(): Promise<Tally> {
  const cruise = ['--config', '.dependency-cruiser.cjs', 'src', 'functions/src', 'e2e', 'vite.config.ts']
  return sum([
    await check('oxlint', run('oxlint/bin/oxlint', ['--deny-warnings'])),
    await check('formatting', run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])),
    await check('import boundaries', run('dependency-cruiser/bin/dependency-cruise.mjs', cruise)),
    ...(existsSync(ROOT + LOCALES) ? [await check('locales', run('tsx/dist/cli.mjs', [LOCALES]))] : []),
    await check('unused code and files', run('knip/bin/knip.js', ['--no-progress'])),
  ])
}
