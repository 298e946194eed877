/** Counts what the functions in this process ask of the store, as it is billed (OPS-10). */
import { PassThrough, Transform, type Readable } from 'node:stream'
import { z } from 'zod'
import { database } from '../../functions/src/platform/admin'
import { lookForRestoration } from '../../functions/src/platform/restoration'
import type { ActCost } from '../act-costs'
import { heard, invocationsSoFar } from './events'

/** Entries of an index that are counted for the price of one read. */
const COUNTED_IN_A_READ = 1000

const commitSchema = z.object({ writes: z.array(z.looseObject({ delete: z.optional(z.unknown()) })) })
const countSchema = z.object({
  result: z.object({
    aggregateFields: z.record(z.string(), z.looseObject({ integerValue: z.coerce.number() })),
  }),
})
const some = () => z.optional(z.unknown())
/** A request that sums a field instead of counting. */
const sumSchema = z.looseObject({
  structuredAggregationQuery: z.looseObject({
    aggregations: z.array(z.looseObject({ sum: z.looseObject({}) })).min(1),
  }),
})
const messageSchema = z.looseObject({ found: some(), missing: some(), document: some() })

/**
 * Documents for which a message of the store is billed. What sums a field says no number of entries: the tests' are fewer
 * than a thousand.
 */
function readsIn(message: unknown, isSum: boolean): number {
  if (isSum) return countSchema.safeParse(message).success ? 1 : 0
  const count = countSchema.safeParse(message).data
  if (count) {
    const numbers = Object.values(count.result.aggregateFields).map(({ integerValue }) => integerValue)
    return Math.max(1, ...numbers.map((number) => Math.ceil(number / COUNTED_IN_A_READ)))
  }
  const { found, missing, document } = messageSchema.parse(message)
  return found || missing || document ? 1 : 0
}

/** The messages of the store as they come; a query that finds nothing costs a read too. */
function countedStream(
  stream: Readable,
  { isQuery, isSum }: { isQuery: boolean; isSum: boolean },
  add: (reads: number) => void,
): Transform {
  let reads = 0
  const counting = new Transform({
    objectMode: true,
    transform(message, _encoding, done) {
      reads += readsIn(message, isSum)
      done(null, message)
    },
    flush(done) {
      add(isQuery ? Math.max(1, reads) : reads)
      done()
    },
  })
  stream.once('error', (error) => counting.destroy(error))
  return stream.pipe(counting)
}

/**
 * Counts what is done with the store meanwhile by this process. The library's two ways to the store are watched, through
 * which everything goes.
 */
export async function countedIn(work: () => Promise<unknown>): Promise<Omit<ActCost, 'invocations'>> {
  const store = database()
  const cost = { reads: 0, writes: 0, deletes: 0 }
  const own = { request: Reflect.get(store, 'request'), requestStream: Reflect.get(store, 'requestStream') }
  Object.assign(store, {
    request: async (method: string, request: unknown, ...others: unknown[]): Promise<unknown> => {
      const said: unknown = await Reflect.apply(own.request, store, [method, request, ...others])
      // What the store refuses is not billed.
      for (const write of commitSchema.safeParse(request).data?.writes ?? []) {
        cost[write.delete ? 'deletes' : 'writes'] += 1
      }
      return said
    },
    requestStream: async (method: string, ...others: unknown[]) => {
      const stream: unknown = await Reflect.apply(own.requestStream, store, [method, ...others])
      if (!(stream instanceof PassThrough)) throw new Error(`${method} gives no stream`)
      const isSum = others.some((one) => sumSchema.safeParse(one).success)
      return countedStream(stream, { isQuery: method === 'runQuery', isSum }, (reads) => {
        cost.reads += reads
      })
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(store, 'request')
    Reflect.deleteProperty(store, 'requestStream')
  }
  return cost
}

/** Counts what functions do with the store because of some work, and how many hear of it. */
export async function costOf(work: () => Promise<unknown>): Promise<ActCost> {
  // Instances ask for it once in a while, whatever happens.
  await lookForRestoration()
  const before = invocationsSoFar()
  const cost = await countedIn(async () => {
    await work()
    await heard()
  })
  return { ...cost, invocations: invocationsSoFar() - before }
}
