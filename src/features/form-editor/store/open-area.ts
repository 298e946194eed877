import type { EditorArea, EditorStore } from './editor-store'
import { scrollToLater, scrollToTopLater } from './element-ids'

/** Shows one of the three areas on a phone: the form at its last scroll position, the others from the top. */
export function openArea(store: EditorStore, area: EditorArea): void {
  store.show({ area })
  const { selection } = store.get()
  if (area === 'canvas' && 'id' in selection) scrollToLater(selection.id)
  else scrollToTopLater()
}
