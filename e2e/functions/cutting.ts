/** A process that ends between any two of its steps: from then on nothing of what it asks of the store is done or heard. */
import { database } from '../../functions/src/platform/admin'

/** Which requests are counted: whether the last of them was still done, though nobody heard of it. */
export type CutHow = 'at any request, before it is done' | 'at any commit, after it was done'

/**
 * Does the work, which ends at its n-th request of that kind to the store, counted from 1.
 * @returns whether it came that far
 */
export async function cutAt(n: number, how: CutHow, work: () => Promise<unknown>): Promise<boolean> {
  const store = database()
  const own = { request: Reflect.get(store, 'request'), requestStream: Reflect.get(store, 'requestStream') }
  const isAfter = how === 'at any commit, after it was done'
  let [asked, isOver] = [0, false]
  const over = (name: keyof typeof own) =>
    async function (...args: unknown[]): Promise<unknown> {
      // Transactions of a process that is gone end by themselves.
      if (args[0] === 'rollback') return Reflect.apply(own[name], store, args)
      if (isOver) throw new Error('cut')
      if (!isAfter || args[0] === 'commit') asked += 1
      isOver = asked === n
      if (isOver && !isAfter) throw new Error('cut')
      const outcome: unknown = await Reflect.apply(own[name], store, args)
      if (isOver) throw new Error('cut')
      return outcome
    }
  Object.assign(store, { request: over('request'), requestStream: over('requestStream') })
  try {
    await work().catch(() => undefined)
  } finally {
    // Somebody else may watch them too.
    Object.assign(store, own)
  }
  return isOver
}
