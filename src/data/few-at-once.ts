/**
 * Does all of the work, so many pieces of it at once: a browser keeps further requests waiting, and theirs is the time
 * that runs out. After a failure or an abort nothing more is begun.
 * @returns what each piece gave, in their order
 * @throws what the first one that failed threw, or the signal's reason
 */
export async function fewAtOnce<T>(
  work: readonly (() => Promise<T>)[],
  most: number,
  signal?: AbortSignal,
): Promise<T[]> {
  const results = new Map<number, T>()
  const waiting = [...work.entries()]
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal?.throwIfAborted()
      const [index, begin] = next
      results.set(index, await begin())
    }
  }
  try {
    await Promise.all(Array.from({ length: most }, takeTurns))
  } catch (error) {
    waiting.length = 0
    throw error
  }
  return [...results.entries()].sort(([one], [other]) => one - other).map(([, result]) => result)
}
