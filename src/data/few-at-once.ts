/**
 * Does all pieces of work, at most so many at once. More would wait in the browser while their time limit runs. After a
 * failure or an abort no further piece is begun.
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
