import { sameValue } from '../same-value'
import type { Arrangement, Listed } from './arrangement'

const idsOf = ({ formularios }: Arrangement) => formularios.map(({ id }) => id)

/** What neither side took away, in the order of the first, with what the second added behind it. */
function together(first: readonly string[], second: readonly string[], before: readonly string[]): string[] {
  const kept = first.filter((one) => second.includes(one) || !before.includes(one))
  return [...kept, ...second.filter((one) => !kept.includes(one) && !before.includes(one))]
}

/**
 * Two arrangements that were made out of one, put together: what either side added stands there, what either took away
 * does not, and where both decided about the same, mine counts. It is saved over theirs.
 */
export function mergeArrangements(before: Arrangement, mine: Arrangement, theirs: Arrangement): Arrangement {
  const [was, own, others] = [idsOf(before), idsOf(mine), idsOf(theirs)]
  const isMoved = !sameValue(
    own.filter((id) => was.includes(id)),
    was.filter((id) => own.includes(id)),
  )
  const ids = isMoved ? together(own, others, was) : together(others, own, was)
  const listedIn = ({ formularios }: Arrangement, id: string) => formularios.find((one) => one.id === id)
  const listed = (id: string): Listed[] => {
    const [old, one, other] = [listedIn(before, id), listedIn(mine, id), listedIn(theirs, id)]
    const isMine = one !== undefined && one.tema !== old?.tema
    const taken = isMine ? one : (other ?? one)
    return taken ? [taken] : []
  }
  return {
    formularios: ids.flatMap(listed),
    sitios: together(theirs.sitios, mine.sitios, before.sitios),
    version: theirs.version,
  }
}
