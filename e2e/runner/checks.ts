import { run } from './program'
import { sum, type Tally } from './tally'

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

/** Every lint check runs, so that one look shows all that is wrong; most of them use one core only. */
export async function lint(): Promise<Tally> {
  const cruise = ['--config', '.dependency-cruiser.cjs', 'src', 'functions/src', 'e2e', 'vite.config.ts']
  return sum(
    await Promise.all([
      check('oxlint', run('oxlint/bin/oxlint', ['--deny-warnings'])),
      check('formatting', run('oxfmt/bin/oxfmt', ['--check'])),
      check('import boundaries', run('dependency-cruiser/bin/dependency-cruise.mjs', cruise)),
      check('locales', run('tsx/dist/cli.mjs', ['e2e/lint/locales.ts'])),
      check('unused code and files', run('knip/bin/knip.js', ['--no-progress'])),
    ]),
  )
}
