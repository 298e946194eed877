/** Work that begins again before its earlier result came. */
export interface Newest {
  /**
   * Begins anew, which makes everything that began before outdated.
   * @returns whether it is still the newest; asked when the result is there
   */
  begin: () => () => boolean
}

/** Lets only the newest result count: asynchronous work may end in another order than it began. */
export function createNewest(): Newest {
  let turn = 0
  return {
    begin() {
      turn += 1
      const mine = turn
      return () => mine === turn
    },
  }
}
