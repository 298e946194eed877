import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../stack/ports'
import type { Outcome } from './outcomes'

type Faults = Awaited<ReturnType<Stryker['runMutationTest']>>
type Fault = Faults[number]

/** What stands at a place of a file, its white space as one blank. */
function standsAt(text: string, { start, end }: Fault['location']): string {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const NOTICED: readonly Fault['status'][] = ['Killed', 'Timeout']

function outcomeOf({ fileName, location, replacement = '', status }: Fault): Outcome {
  const file = relative(ROOT, fileName)
  const was = standsAt(readFileSync(fileName, 'utf8'), location)
  return {
    id: `${file}: ${was} → ${replacement.replace(/\s+/g, ' ')}`,
    line: location.start.line + 1,
    isNoticed: NOTICED.includes(status),
  }
}

/**
 * Puts faults into the domain, one at a time, and runs the domain's own tests that pass there. What Stryker is told
 * stands in stryker.config.json; it keeps what it found, and looks again only where code or tests changed.
 * @param parts folders or files below src/domain, all of it without any
 */
export async function faultsOfDomain(parts: readonly string[]): Promise<Outcome[]> {
  const chosen = parts.map((part) =>
    part.endsWith('.ts') ? `src/domain/${part}` : `src/domain/${part}/**/*.ts`,
  )
  const faults = await new Stryker(
    chosen.length > 0 ? { mutate: [...chosen, '!src/domain/**/*.test.ts'] } : {},
  ).runMutationTest()
  const asked: readonly Fault['status'][] = [...NOTICED, 'Survived', 'NoCoverage']
  return faults.filter(({ status }) => asked.includes(status)).map(outcomeOf)
}
