/**
 * Works on all items, so many of them side by side. After a failure those beside it end before it is told, so that
 * nothing goes on when whoever asked has the answer already; further ones are not begun.
 * @returns what each gave, in the order of the items
 * @throws the first failure among them
 */
export async function mapWithConcurrency<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const given: R[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    const outcomes = await Promise.allSettled(items.slice(start, start + atOnce).map(work))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason
      given.push(outcome.value)
    }
  }
  return given
}
