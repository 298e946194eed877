/** Which of the documents over which open counts are spread a change goes into. */
import { openCountsPath } from '../../../src/domain/store-paths'

/** Changes of this instance that wait for a part of some counts, and the parts that are in use. */
interface Line {
  used: Set<number>
  waiting: (() => void)[]
}
const lines = new Map<string, Line>()

function leave(counts: string, line: Line, part: number): void {
  line.used.delete(part)
  const next = line.waiting.shift()
  if (next) next()
  else if (line.used.size === 0) lines.delete(counts)
}

/** The lowest part that nobody of this instance uses: counts that change seldom stand in one document. */
async function take(counts: string, parts: number): Promise<{ line: Line; part: number }> {
  const line = lines.get(counts) ?? { used: new Set<number>(), waiting: [] }
  lines.set(counts, line)
  while (line.used.size >= parts) await new Promise<void>((resolve) => line.waiting.push(resolve))
  let part = 0
  while (line.used.has(part)) part += 1
  line.used.add(part)
  return { line, part }
}

/**
 * Does something with a part of some counts that nobody else of this instance changes meanwhile; waits until there is
 * one. Other instances may: transactions settle that.
 * @param work takes the part's path
 */
export async function withPart<T>(
  counts: string,
  parts: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { line, part } = await take(counts, parts)
  try {
    return await work(openCountsPath(counts, part))
  } finally {
    leave(counts, line, part)
  }
}
