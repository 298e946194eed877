import { itemId } from '../outline-ids'
import type { Slot } from './slots'

interface Line {
  y: number
  left: number
  width: number
}

const elementOf = ({ id, of }: Slot['edge']): Element | null => {
  const item = document.getElementById(itemId(id))
  return of === 'item' ? item : (item?.firstElementChild ?? null)
}

/** Where in the window the line of a slot is drawn; null when its row is not drawn. */
export function lineOf({ edge }: Slot): Line | null {
  const box = elementOf(edge)?.getBoundingClientRect()
  return box ? { y: box[edge.side], left: box.left, width: box.width } : null
}

/** Index of the slot whose line is nearest to a height in the window; null when none is drawn. */
export function nearestSlot(slots: readonly Slot[], y: number): number | null {
  let nearest: number | null = null
  let least = Infinity
  for (const [index, slot] of slots.entries()) {
    const distance = Math.abs((lineOf(slot)?.y ?? Infinity) - y)
    if (distance < least) {
      least = distance
      nearest = index
    }
  }
  return nearest
}

/** Scrolls the row of a slot into view, for moving with the keyboard. */
export const revealSlot = ({ edge }: Slot): void => elementOf(edge)?.scrollIntoView({ block: 'nearest' })
