import pMap from 'p-map'

/**
 * Works on all items, so many of them at a time. After a failure the running ones end before it is told, so that nothing
 * goes on when whoever asked has the answer already; further ones are not begun.
 * @returns what each gave, in the order of the items
 * @throws the first failure
 */
export async function mapWithConcurrency<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const failures: unknown[] = []
  const workOn = async (item: T, index: number): Promise<void> => {
    if (failures.length > 0) return
    try {
      results[index] = await work(item)
    } catch (error) {
      failures.push(error)
    }
  }
  await pMap(items, workOn, { concurrency })
  if (failures.length > 0) throw failures[0]
  return results
}
