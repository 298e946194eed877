/** How changes get into the documents over which the open counts of a form are spread. */
import { setTimeout as pause } from 'node:timers/promises'
import { openCountsPath } from '../../../src/domain/store-paths'

/**
 * How long a part rests: a document takes about one write a second for long. On an emulator, which takes any number,
 * less.
 */
export const WRITE_PAUSE_MS = Number(process.env.WRITE_PAUSE_MS ?? 1000)

/** So many changes go into one write at most: it reads whole answers, and a commit has its limits. */
const MOST_AT_ONCE = 20

/** What came of some changes that went into a part together. */
interface Together<R> {
  /** Of each, in their order. */
  outcomes: readonly R[]
  /** Whether that part was written at all. */
  isWritten: boolean
  /** Whether others wrote it moments ago. */
  isShared: boolean
}

/** Writes some changes of different answers into a part, whose path it takes: all or none. */
type Write<J, R> = (path: string, jobs: readonly J[]) => Promise<Together<R>>

interface Waiting<J, R> {
  job: J
  done: (outcome: R) => void
  failed: (error: unknown) => void
}

/** Changes of this instance that wait for a part of some counts, and the parts that are in use. */
interface Line<J, R> {
  used: Set<number>
  waiting: Waiting<J, R>[]
  isShared: boolean
}

/**
 * The part that is written next; none where who waits may go together with those who come until another one is free.
 * Counts that change seldom stand in the first one alone, and so do those that one instance keeps up with.
 */
function nextPart<J, R>({ used, waiting, isShared }: Line<J, R>, parts: number): number | undefined {
  if (waiting.length === 0 || (used.size > 0 && waiting.length < MOST_AT_ONCE)) return undefined
  const free = Array.from({ length: parts }, (_, part) => part).filter((part) => !used.has(part))
  return free[isShared ? Math.floor(Math.random() * free.length) : 0]
}

/** Takes those that may go together, the oldest first: two of one answer would not see each other. */
function takeSome<J extends { answerId: string }, R>(waiting: Waiting<J, R>[]): Waiting<J, R>[] {
  const taken = new Map<string, Waiting<J, R>>()
  for (const one of waiting) {
    if (taken.size === MOST_AT_ONCE) break
    if (!taken.has(one.job.answerId)) taken.set(one.job.answerId, one)
  }
  return [...taken.values()]
}

/**
 * Changes to counts go into one of their parts, of which this instance writes each about once a second: who comes first
 * goes at once, and those who come meanwhile go together, into further parts where there are many. Further instances do
 * the same, and leave each other room; transactions settle the rest.
 * @param write is asked again for each alone where several fail together
 * @returns puts a change into a part of some counts, and ends or fails once it is there
 */
export function intoParts<J extends { answerId: string }, R>(
  write: Write<J, R>,
  pauseMs = WRITE_PAUSE_MS,
): (counts: string, parts: number, job: J) => Promise<R> {
  const lines = new Map<string, Line<J, R>>()

  async function writeAll(line: Line<J, R>, path: string, all: readonly Waiting<J, R>[]): Promise<boolean> {
    try {
      const { outcomes, isWritten, isShared } = await write(
        path,
        all.map(({ job }) => job),
      )
      line.isShared = isShared
      for (const [index, outcome] of outcomes.entries()) all[index]?.done(outcome)
      return isWritten
    } catch (error) {
      // One that nobody can count keeps no other from its turn.
      if (all.length > 1) for (const one of all) await writeAll(line, path, [one])
      else all[0]?.failed(error)
      return true
    }
  }

  async function use(counts: string, line: Line<J, R>, part: number, parts: number): Promise<void> {
    const some = takeSome(line.waiting)
    line.used.add(part)
    line.waiting = line.waiting.filter((one) => !some.includes(one))
    const isWritten = await writeAll(line, openCountsPath(counts, part), some)
    if (isWritten) await pause(pauseMs)
    line.used.delete(part)
    serve(counts, line, parts)
    // Of counts that others write too that is known until it is so no more.
    if (line.used.size === 0 && !line.isShared) lines.delete(counts)
  }

  function serve(counts: string, line: Line<J, R>, parts: number): void {
    for (;;) {
      const part = nextPart(line, parts)
      if (part === undefined) return
      void use(counts, line, part, parts)
    }
  }

  return (counts, parts, job) =>
    new Promise((done, failed) => {
      const line = lines.get(counts) ?? { used: new Set<number>(), waiting: [], isShared: false }
      lines.set(counts, line)
      line.waiting.push({ job, done, failed })
      serve(counts, line, parts)
    })
}
