/** How often functions write each document: one takes about one write a second for long (OPS-10). */
import { z } from 'zod'
import { database } from '../../functions/src/platform/admin'

const WINDOW_MS = 10_000

const writeSchema = z.looseObject({
  update: z.nullish(z.looseObject({ name: z.string() })),
  delete: z.nullish(z.string()),
})
const commitSchema = z.looseObject({ writes: z.array(writeSchema) })

/** The most writes a second of one document within ten seconds. */
function mostPerSecond(moments: readonly number[]): number {
  const within = moments.map((at) => moments.filter((one) => one >= at && one < at + WINDOW_MS).length)
  return (Math.max(0, ...within) * 1000) / WINDOW_MS
}

/** Does the work, and gives how often a second the functions in this process wrote each document at the most. */
export async function writesPerSecond(work: () => Promise<void>): Promise<Map<string, number>> {
  const store = database()
  const own: unknown = Reflect.get(store, 'request')
  if (typeof own !== 'function') throw new Error('the store asks in another way')
  const moments = new Map<string, number[]>()
  Object.assign(store, {
    request: (method: string, request: unknown, ...others: unknown[]) => {
      for (const one of commitSchema.safeParse(request).data?.writes ?? []) {
        const path = (one.update?.name ?? one.delete ?? '').split('/documents/')[1] ?? ''
        moments.set(path, [...(moments.get(path) ?? []), Date.now()])
      }
      return Reflect.apply(own, store, [method, request, ...others])
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(store, 'request')
  }
  return new Map([...moments].map(([path, all]) => [path, mostPerSecond(all)]))
}
