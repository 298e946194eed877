import type { SyntheticEvent } from 'react'
import type { EditorStore } from './editor-store'
import { sameSelection, type Selection } from './selection'

/**
 * Selects what was tapped or focused. The card that was open closes and would move the page under the pointer, so the
 * page is scrolled by the difference before it is painted.
 */
export function selectInPlace(
  store: EditorStore,
  selection: Selection,
  event: SyntheticEvent<HTMLElement>,
): void {
  if (sameSelection(store.get().selection, selection)) return
  const element = event.currentTarget
  const before = element.getBoundingClientRect().top
  store.show({ selection })
  requestAnimationFrame(() => {
    const shift = element.getBoundingClientRect().top - before
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  })
}
