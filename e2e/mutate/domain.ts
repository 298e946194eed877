import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ROOT } from '../stack/ports'
import { StackProblem } from '../stack/problem'
import type { Outcome } from './outcomes'

/** Where Stryker keeps what it found; stands in stryker.config.json too. */
const FOUND = `${ROOT}test-results/mutants/domain.json`

/**
 * The clock that tests of hours set for themselves. Stryker runs them in threads, where setting it has no effect, so it
 * is set before.
 */
const TEST_CLOCK = 'Europe/Madrid'

const place = z.object({ line: z.number(), column: z.number() })
const faultSchema = z.object({
  status: z.string(),
  replacement: z.string().default(''),
  location: z.object({ start: place, end: place }),
})
const foundSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(faultSchema) })),
})
type Fault = z.infer<typeof faultSchema>

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** What stands at a place of a file; lines and columns count from 1. */
function standsAt(source: string, { start, end }: Fault['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n')
}

const inOneLine = (code: string): string => code.replace(/\s+/g, ' ')

const outcomeOf = (file: string, source: string, { status, location, replacement }: Fault): Outcome => ({
  id: `${file}: ${inOneLine(standsAt(source, location))} → ${inOneLine(replacement)}`,
  line: location.start.line,
  isNoticed: NOTICED.includes(status),
})

async function runStryker(files: readonly string[]): Promise<void> {
  const asked = files.length > 0 ? ['--mutate', [...files, '!src/domain/**/*.test.ts'].join(',')] : []
  const stryker = spawn(`${ROOT}node_modules/.bin/stryker`, ['run', ...asked], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TZ: TEST_CLOCK },
  })
  const code = await new Promise((resolve) => stryker.on('exit', resolve))
  if (code !== 0) throw new StackProblem('Stryker did not come to an end.')
}

const pathOf = (part: string): string => `src/domain/${part}`

/**
 * What became of the faults in some parts of the domain.
 * @param found what Stryker keeps
 * @param parts folders or files below src/domain, all of it without any
 */
export function outcomesIn(found: unknown, parts: readonly string[]): Outcome[] {
  const { files } = foundSchema.parse(found)
  const isAsked = (file: string): boolean =>
    parts.length === 0 || parts.map(pathOf).some((path) => file === path || file.startsWith(`${path}/`))
  return Object.entries(files)
    .filter(([file]) => isAsked(file))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status))
        .map((fault) => outcomeOf(file, source, fault)),
    )
}

/**
 * Puts faults into the domain, one at a time, and runs the domain's own tests that pass there. What Stryker is told
 * stands in stryker.config.json; it keeps what it found, and looks again only where code or tests changed.
 * @param parts as {@link outcomesIn} takes them
 * @throws StackProblem when tests fail without any fault
 */
export async function faultsOfDomain(parts: readonly string[]): Promise<Outcome[]> {
  await runStryker(parts.map(pathOf).map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)))
  return outcomesIn(JSON.parse(readFileSync(FOUND, 'utf8')), parts)
}
