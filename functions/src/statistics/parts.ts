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
  /** Whether others wrote it moments ago; nobody knows of a part that was not written. */
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
}

/** Of so many counts it is remembered at most that others write them too. */
const MOST_SHARED = 1000

/**
 * The part that is written next; none where who waits may go together with those who come until another one is free.
 * Counts that change seldom stand in the first one alone, and so do those that one instance keeps up with.
 */
function nextPart<J, R>({ used, waiting }: Line<J, R>, parts: number, isShared: boolean): number | undefined {
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
 * goes at once, and those who come meanwhile go together, into further parts where there are many. Where further
 * instances write the same counts any part is taken instead of the first; transactions settle the rest.
 * @param write is asked again for each half where several fail together, until it is known which one fails
 * @returns puts a change into a part of some counts, and ends or fails once it is there
 */
export function intoParts<J extends { answerId: string }, R>(
  write: Write<J, R>,
  pauseMs = WRITE_PAUSE_MS,
): (counts: string, parts: number, job: J) => Promise<R> {
  const lines = new Map<string, Line<J, R>>()
  const shared = new Set<string>()

  function remember(counts: string, isShared: boolean): void {
    shared.delete(counts)
    if (!isShared) return
    if (shared.size >= MOST_SHARED) shared.clear()
    shared.add(counts)
  }

  /** Writes them, and lets the part rest each time that it may have been written. */
  async function writeAll(counts: string, path: string, all: readonly Waiting<J, R>[]): Promise<void> {
    const halves: (readonly Waiting<J, R>[])[] = []
    try {
      const { outcomes, isWritten, isShared } = await write(
        path,
        all.map(({ job }) => job),
      )
      for (const [index, outcome] of outcomes.entries()) all[index]?.done(outcome)
      if (!isWritten) return
      remember(counts, isShared)
    } catch (error) {
      // One that nobody can count keeps no other from its turn.
      const middle = Math.ceil(all.length / 2)
      if (all.length > 1) halves.push(all.slice(0, middle), all.slice(middle))
      else all[0]?.failed(error)
    }
    await pause(pauseMs)
    for (const half of halves) await writeAll(counts, path, half)
  }

  async function use(counts: string, line: Line<J, R>, part: number, parts: number): Promise<void> {
    const some = takeSome(line.waiting)
    line.used.add(part)
    line.waiting = line.waiting.filter((one) => !some.includes(one))
    await writeAll(counts, openCountsPath(counts, part), some)
    line.used.delete(part)
    serve(counts, line, parts)
    if (line.used.size === 0) lines.delete(counts)
  }

  function serve(counts: string, line: Line<J, R>, parts: number): void {
    for (;;) {
      const part = nextPart(line, parts, shared.has(counts))
      if (part === undefined) return
      void use(counts, line, part, parts)
    }
  }

  return (counts, parts, job) =>
    new Promise((done, failed) => {
      const line = lines.get(counts) ?? { used: new Set<number>(), waiting: [] }
      lines.set(counts, line)
      line.waiting.push({ job, done, failed })
      serve(counts, line, parts)
    })
}
