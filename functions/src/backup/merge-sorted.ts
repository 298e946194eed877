/**
 * Goes through two sorted streams side by side, so that neither is kept: what is in one of them alone comes with
 * undefined for the other.
 */
export async function* mergeSorted<T, U>(
  left: AsyncIterable<T>,
  right: AsyncIterable<U>,
  compare: (one: T, other: U) => number,
): AsyncGenerator<[T | undefined, U | undefined]> {
  const [lefts, rights] = [left[Symbol.asyncIterator](), right[Symbol.asyncIterator]()]
  let [one, other] = [await lefts.next(), await rights.next()]
  try {
    while (!one.done || !other.done) {
      let order = one.done ? 1 : -1
      if (!one.done && !other.done) order = compare(one.value, other.value)
      yield [
        order <= 0 && !one.done ? one.value : undefined,
        order >= 0 && !other.done ? other.value : undefined,
      ]
      if (order <= 0) one = await lefts.next()
      if (order >= 0) other = await rights.next()
    }
  } finally {
    await lefts.return?.()
    await rights.return?.()
  }
}

const byBytes = (one: string, other: string): number =>
  one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other))

/** The order in which the store of files tells them. */
export const comparePaths = byBytes

/** The order in which the store tells documents: by one name after the other, a collection before what lies in it. */
export function compareDocumentPaths(one: string, other: string): number {
  const [ones, others] = [one.split('/'), other.split('/')]
  for (let at = 0; at < Math.min(ones.length, others.length); at += 1) {
    const order = byBytes(ones[at] ?? '', others[at] ?? '')
    if (order !== 0) return order
  }
  return ones.length - others.length
}
