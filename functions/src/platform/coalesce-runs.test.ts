import { describe, expect, it } from 'vitest'
import { coalesceRuns } from './coalesce-runs'

/** Runs that end when they are told to, and what each was asked. */
function waiting() {
  const begun: { key: string; asked: readonly number[]; end: () => void; fail: (why: Error) => void }[] = []
  const ask = coalesceRuns<number>(
    (key, asked) => new Promise((resolve, reject) => begun.push({ key, asked, end: resolve, fail: reject })),
    1,
  )
  const begins = async (count: number) => {
    while (begun.length < count) await new Promise((resolve) => setImmediate(resolve))
    return begun[count - 1]
  }
  return { begun, ask, begins }
}

describe('runs that are shared', () => {
  it('STAT-07 DAY-04 who asks while one is under way shares the next one with the others, and waits for it', async () => {
    const { begun, ask, begins } = waiting()
    const done: number[] = []
    const all = [1, 2, 3, 4].map((one) => ask('form', one).then(() => done.push(one)))
    const first = await begins(1)
    // They asked before it began.
    expect(first?.asked).toEqual([1, 2, 3, 4])
    const late = [5, 6].map((one) => ask('form', one).then(() => done.push(one)))
    first?.end()
    await Promise.all(all)
    expect(done).toEqual([1, 2, 3, 4])
    const second = await begins(2)
    expect(second?.asked).toEqual([5, 6])
    second?.end()
    await Promise.all(late)
    expect(begun).toHaveLength(2)
    // No run goes on any more, so this one begins at once.
    void ask('form', 7)
    expect((await begins(3))?.asked).toEqual([7])
  })

  it('STAT-07 DAY-04 a failure is everybody’s who shared the run, and nobody else’s', async () => {
    const { ask, begins } = waiting()
    const [one, other] = [ask('form', 1), ask('form', 2)]
    const outcome = Promise.allSettled([one, other])
    const first = await begins(1)
    const next = ask('form', 3)
    first?.fail(new Error('the store is away'))
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    ;(await begins(2))?.end()
    await next
  })

  it('STAT-07 DAY-04 nobody waits for what has another key', async () => {
    const { ask, begins } = waiting()
    void ask('one', 1)
    await begins(1)
    const other = ask('other', 2)
    ;(await begins(2))?.end()
    await other
  })
})
