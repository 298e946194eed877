/** Firestore's own export and import: operations that Google works on by itself, and that are asked how far they are (OPS-04). */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { OperatorProblem } from '../platform/operator-problem'
import { ask, askOnce, Refusal, type Installation } from './installation'

const operationSchema = z.object({
  name: z.string(),
  done: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
  response: z.optional(z.object({ outputUriPrefix: z.optional(z.string()) })),
  metadata: z.optional(
    z.object({
      startTime: z.optional(z.string()),
      operationState: z.optional(z.string()),
      outputUriPrefix: z.optional(z.string()),
      inputUriPrefix: z.optional(z.string()),
      progressDocuments: z.optional(
        z.object({ estimatedWork: z.optional(z.string()), completedWork: z.optional(z.string()) }),
      ),
    }),
  ),
})
type Operation = z.infer<typeof operationSchema>
const pageSchema = z.object({
  operations: z.optional(z.array(operationSchema)),
  nextPageToken: z.optional(z.string()),
})

/** How operations are followed. */
export interface Following {
  installation: Installation
  say: (line: string) => void
  signal?: Pick<AbortSignal, 'throwIfAborted'> | undefined
  /** How long it waits before it asks again. */
  pollMs?: number | undefined
}

const POLL_MS = 10_000
const TRIES = 5

/**
 * Where managed exports and imports are asked for.
 * @throws OperatorProblem on the emulator, which has none
 */
export function managedAddressOf({ managedAddress }: Installation): string {
  if (managedAddress === null)
    throw new OperatorProblem(
      'The emulator has no managed export and import: leave --export-to and --import out, or name a project in the cloud.',
    )
  return managedAddress
}

/** Who may do that, where it is refused. */
function withRepair(problem: unknown): unknown {
  if (!(problem instanceof Refusal) || problem.status !== 403) return problem
  return new OperatorProblem(
    `${problem.message} Whoever asks needs the role Cloud Datastore Import Export Admin, and Firestore's service agent the right to write into the bucket, which it has by itself where the bucket is the project's own.`,
  )
}

/** Operations that the database knows, which are those of the last days. */
async function* operationsOf(installation: Installation): AsyncGenerator<Operation> {
  let from = ''
  do {
    const address = `${managedAddressOf(installation)}/operations?pageSize=100${from}`
    const { operations = [], nextPageToken } = pageSchema.parse(JSON.parse(await ask(installation, address)))
    yield* operations
    from = nextPageToken ? `&pageToken=${encodeURIComponent(nextPageToken)}` : ''
  } while (from !== '')
}

const hasFailed = ({ error, metadata }: Operation): boolean =>
  error !== undefined || ['FAILED', 'CANCELLED', 'CANCELLING'].includes(metadata?.operationState ?? '')

/** What is asked for, and how it is known again. */
export interface Wanted {
  method: 'exportDocuments' | 'importDocuments'
  body: object
  isIt: (operation: Operation) => boolean
}

/**
 * Begins an operation, or finds the one that was begun already: an answer may be lost on the way, and a second one would
 * be paid twice. Gives its name.
 */
export async function beginOnce(work: Following, { method, body, isIt }: Wanted): Promise<string> {
  const { installation, pollMs = POLL_MS, signal } = work
  try {
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted()
      for await (const operation of operationsOf(installation))
        if (isIt(operation) && !hasFailed(operation)) return operation.name
      const address = `${managedAddressOf(installation)}:${method}`
      const text = await askOnce(installation, address, JSON.stringify(body))
      if (text !== null) return operationSchema.parse(JSON.parse(text)).name
      if (tries === TRIES) throw new OperatorProblem(`${address} does not answer.`)
      // What was begun is listed by then.
      await pause(pollMs)
    }
  } catch (problem) {
    throw withRepair(problem)
  }
}

/** How many operations there were that are known so and did not end well. */
export async function countFailed(installation: Installation, isIt: Wanted['isIt']): Promise<number> {
  let failed = 0
  try {
    for await (const operation of operationsOf(installation))
      if (isIt(operation) && hasFailed(operation)) failed += 1
  } catch (problem) {
    throw withRepair(problem)
  }
  return failed
}

function progressOf({ metadata }: Operation): string {
  const { completedWork, estimatedWork } = metadata?.progressDocuments ?? {}
  if (completedWork === undefined) return 'begins'
  return `${completedWork}${estimatedWork === undefined ? '' : ` of about ${estimatedWork}`} documents`
}

/**
 * Waits until an operation ended. It goes on when the program is stopped, and may be followed again.
 * @throws OperatorProblem when it did not end well
 */
export async function follow(work: Following, what: string, name: string): Promise<Operation> {
  const { installation, say, signal, pollMs = POLL_MS } = work
  const address = `${managedAddressOf(installation)}/operations/${name.slice(name.lastIndexOf('/') + 1)}`
  let said = ''
  for (;;) {
    const operation = operationSchema.parse(JSON.parse(await ask(installation, address)))
    if (operation.done === true) {
      if (hasFailed(operation))
        throw new OperatorProblem(
          `${what} did not end well: ${operation.error?.message ?? 'it was cancelled'} (${name})`,
        )
      return operation
    }
    const progress = progressOf(operation)
    if (progress !== said) say(`${what}: ${progress}`)
    said = progress
    signal?.throwIfAborted()
    await pause(pollMs)
  }
}
