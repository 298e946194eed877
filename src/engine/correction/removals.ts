import { copyKey, type Removed, type RowChange } from '../../domain/correction/removed'
import type { PartRef } from '../../domain/form/part-ref'
import { createStore } from '../../lib/store'

/**
 * Keeps which rows and further answers a supervisor takes away or puts back, outside React (CORR-02, CORR-07). They keep
 * their place and their answers, so that each can be put back until it is saved, and after.
 * @param away what is away as the answer stands
 */
export function createRemovals(away: Removed, initial: readonly RowChange[], onChange: () => void) {
  const isChange = (change: RowChange) => away.has(copyKey(change)) !== change.quitada
  const { get, set, on } = createStore(initial.filter(isChange), onChange)
  const others = (spot: PartRef) => get().filter((one) => copyKey(one) !== copyKey(spot))
  const none: readonly RowChange[] = []
  let now = { changes: none, all: away }
  /** Everything that is away with that; the same set until something changes. */
  function all(): Removed {
    const changes = get()
    if (now.changes === changes) return now.all
    const keys = new Set(away)
    for (const change of changes) {
      if (change.quitada) keys.add(copyKey(change))
      else keys.delete(copyKey(change))
    }
    now = { changes, all: keys }
    return keys
  }
  return {
    on,
    get,
    all,
    has: (spot: PartRef): boolean => all().has(copyKey(spot)),
    set({ seccionId, condicionId, preguntaId, rowIndex, repeticion }: PartRef, quitada: boolean): void {
      const change = { seccionId, condicionId, preguntaId, rowIndex, repeticion, quitada }
      set([...others(change), change].filter(isChange))
    },
  }
}
