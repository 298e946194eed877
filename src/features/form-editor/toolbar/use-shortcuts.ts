import { useEffect } from 'react'
import { useEditor } from '../store/context'
import { addNext } from './add-next'
import { goToArea, goToRules } from './area-keys'

/**
 * Ctrl or ⌘ with S saves, with Z undoes, with Y or Shift+Z does again, with Enter adds the next question, with
 * Shift+Enter the next section; also while typing, as in a document. F6 goes from area to area, F8
 * to the rules of what is selected.
 */
export function useShortcuts(save: () => void): void {
  const { store, actions } = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Inside a dialog the keys must not undo or save the form behind it.
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return
      goToArea(event, store)
      goToRules(event, store)
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const act =
        key === 's'
          ? save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? store.redo
            : key === 'z'
              ? store.undo
              : key === 'enter'
                ? () => addNext(store, actions, event.shiftKey)
                : null
      if (act === null) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [actions, save, store])
}
