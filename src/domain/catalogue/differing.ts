import type { Listed } from './arrangement'

const isSame = (one: Listed | undefined, other: Listed | undefined): boolean =>
  one !== undefined && one.id === other?.id && one.tema === other.tema

/**
 * Where two orders of a catalogue differ: the forms between what both begin with and what both end with. A form that is
 * put in or taken out stands there alone; those whose order changed stand there in their order.
 */
export function differing(
  before: readonly Listed[],
  after: readonly Listed[],
): { before: Listed[]; after: Listed[] } {
  let start = 0
  while (isSame(before[start], after[start])) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
}
