import { flushSync } from 'react-dom'
import type { EditorArea, EditorStore } from '../store/editor-store'
import { areaId, controlsWithin, focusWithinLater, RULES_ID, titleId } from '../store/element-ids'

const AREAS: readonly EditorArea[] = ['outline', 'canvas', 'settings']

/** The element of an area that takes the focus: the selected item, else the first. */
function entryOf(area: EditorArea, store: EditorStore): HTMLElement | undefined {
  const { selection } = store.get()
  const controls = controlsWithin(areaId(area))
  if (area === 'outline') return controls.find((element) => element.matches('[aria-current]')) ?? controls[0]
  const title = area === 'canvas' && 'id' in selection ? titleId(selection.id) : null
  return controls.find(({ id }) => id === title) ?? controls[0]
}

/**
 * F6 goes on to the next of the three areas, Shift+F6 to the one before: from a question to its settings and back
 * without walking past all the others.
 */
export function goToArea(event: KeyboardEvent, store: EditorStore): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  const from = AREAS.findIndex((area) => document.activeElement?.closest(`#${areaId(area)}`))
  const step = event.shiftKey ? AREAS.length - 1 : 1
  for (let next = (from + step) % AREAS.length, tries = 0; tries < AREAS.length; tries += 1) {
    const area = AREAS[next] ?? 'canvas'
    // On a phone an area must be on the page before it can take the focus.
    flushSync(() => store.show({ area }))
    const entry = entryOf(area, store)
    entry?.focus()
    if (entry !== undefined && document.activeElement === entry) return
    next = (next + step) % AREAS.length
  }
}

/** F8 goes to the rules of the selected item: past all of its other settings, on a phone too. */
export function goToRules(event: KeyboardEvent, store: EditorStore): void {
  if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
  if (!('id' in store.get().selection)) return
  event.preventDefault()
  store.show({ area: 'settings' })
  focusWithinLater(RULES_ID)
}
