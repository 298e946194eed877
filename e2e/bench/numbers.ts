/** The middle of several measurements: one slow run on a busy machine does not count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** To so many decimals. */
export const round = (number: number, decimals = 0): number => Number(number.toFixed(decimals))
