import type { EditorActions } from '../../store/actions'
import type { EditorStore } from '../../store/editor-store'
import { focusLater } from '../../store/element-ids'
import type { Placeable } from '../../store/selection'
import type { Folds } from '../folds'
import { handleId, itemId } from '../outline-ids'
import { lineOf, nearestSlot, revealSlot } from './geometry'
import { slotsFor, type Slot } from './slots'

export type Step = -1 | 1 | 'first' | 'last'

/** How long the pointer rests on a closed section until it opens. */
const OPEN_AFTER_MS = 600

export interface Carrying {
  carried: Placeable
  /** Where it would be put down now. */
  slot: () => Slot | null
  /** Aims at the slot nearest to a height in the window. */
  aimAt: (y: number) => void
  /** Aims at the next slot up or down, or at the first or last. */
  step: (by: Step) => void
  /** Puts it down there, in one step of undo, and gives its handle the focus. */
  drop: () => void
  end: () => void
}

interface Tools {
  store: EditorStore
  actions: EditorActions
  folds: Folds
  /** The line that shows where it would be put down. */
  line: HTMLElement | null
}

/**
 * Carries one item. While it moves React draws nothing and only the line moves, so that a form of a thousand questions
 * is as smooth as one of ten.
 */
export function carry(carried: Placeable, { store, actions, folds, line }: Tools): Carrying {
  const begin = slotsFor(store.get().form, carried, folds.isClosed)
  let slots = begin
  let at = begin.own
  let opening: ReturnType<typeof setTimeout> | undefined
  const item = document.getElementById(itemId(carried.id))
  item?.setAttribute('data-lifted', '')

  const slot = (): Slot | null => slots.list[at] ?? null
  const draw = (): void => {
    const aimed = slot()
    const box = at === slots.own || aimed === null ? null : lineOf(aimed)
    if (line === null) return
    line.hidden = box === null
    if (box === null) return
    line.style.width = `${box.width}px`
    line.style.transform = `translate(${box.left}px, ${box.y - 1}px)`
  }
  /** Finds the slots again, because sections may have been opened or closed. */
  const look = (): void => {
    const aimed = slot()
    slots = slotsFor(store.get().form, carried, folds.isClosed)
    const same = slots.list.findIndex(
      ({ place, at: position }) =>
        position === aimed?.at &&
        place?.section === aimed.place?.section &&
        place?.condition === aimed.place?.condition,
    )
    at = same < 0 ? slots.own : same
  }
  /** A closed section opens when the pointer rests on it, so that one can aim at a place inside. */
  const openSoon = (): void => {
    clearTimeout(opening)
    const section = slot()?.place?.section
    if (section !== undefined && folds.isClosed(section))
      opening = setTimeout(() => folds.open(section), OPEN_AFTER_MS)
  }

  return {
    carried,
    slot,
    aimAt(y) {
      look()
      const before = at
      at = nearestSlot(slots.list, y) ?? at
      if (at !== before) openSoon()
      draw()
    },
    step(by) {
      const last = slots.list.length - 1
      at = by === 'first' ? 0 : by === 'last' ? last : Math.max(0, Math.min(at + by, last))
      const aimed = slot()
      if (aimed) revealSlot(aimed)
      draw()
    },
    drop() {
      const aimed = slot()
      if (aimed === null || at === slots.own) return
      actions.putDown(carried, aimed)
      if (aimed.place) folds.open(aimed.place.section)
      focusLater(handleId(carried.id))
    },
    end() {
      clearTimeout(opening)
      item?.removeAttribute('data-lifted')
      if (line) line.hidden = true
    },
  }
}
