import type { Pick, Picks } from '../../domain/correction/ask'
import { refKey } from '../../domain/form/part-ref'
import { createStore } from '../../lib/store'

/** What is to be asked of the citizen, as far as the supervisor has decided. */
export interface ChangeRequestDraft extends Picks {
  comment: string
  /** Day until when, as `YYYY-MM-DD`; '' for none. */
  until: string
}
export const EMPTY_CHANGE_REQUEST: ChangeRequestDraft = { sections: [], items: [], comment: '', until: '' }

const keyOf = (pick: Pick) => refKey(pick, pick.parte)

/**
 * Keeps what a supervisor ticks «to check by citizen», outside React (CORR-04). Ticking an item chooses its section;
 * unticking the section's last item lets go of the section.
 */
export function createChangeRequest(initial: ChangeRequestDraft, onChange: () => void) {
  const store = createStore(initial, onChange)
  const { get, set } = store
  let keys = new Set(initial.items.map(keyOf))
  const put = (change: Partial<ChangeRequestDraft>) => {
    const next = { ...get(), ...change }
    keys = new Set(next.items.map(keyOf))
    set(next)
  }
  const without = (sections: string[], id: string) => sections.filter((one) => one !== id)
  return {
    get,
    on: store.on,
    has: (pick: Pick): boolean => keys.has(keyOf(pick)),
    hasSection: (id: string): boolean => get().sections.includes(id),
    /** Whether anything is ticked. */
    asks: (): boolean => get().sections.length + get().items.length > 0,
    tick(pick: Pick, isTicked: boolean): void {
      const { seccionId, condicionId, preguntaId, rowIndex, repeticion, parte } = pick
      const plain: Pick = { seccionId, condicionId, preguntaId, rowIndex, repeticion, parte }
      const { sections, items } = get()
      const others = items.filter((one) => keyOf(one) !== keyOf(plain))
      // The place stands in no section.
      if (parte === 'ubicacion') return put({ items: isTicked ? [...others, plain] : others })
      if (isTicked) {
        put({ sections: [...without(sections, seccionId), seccionId], items: [...others, plain] })
      } else {
        const isLast = others.every((one) => one.seccionId !== seccionId)
        put({ sections: isLast ? without(sections, seccionId) : sections, items: others })
      }
    },
    /** Chooses a section, or lets go of it with everything ticked in it. */
    tickSection(id: string, isTicked: boolean): void {
      const { sections, items } = get()
      const rest = without(sections, id)
      put(
        isTicked
          ? { sections: [...rest, id] }
          : { sections: rest, items: items.filter((one) => one.seccionId !== id) },
      )
    },
    /** Sets the comment and the last day. */
    say: (words: { comment?: string; until?: string }) => put(words),
  }
}
