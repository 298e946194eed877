import { useEffect } from 'react'
import { useEditor } from '../store/context'

/** Ctrl or ⌘ with S saves, with Z undoes, with Y or Shift+Z does again; also while typing, as in a document. */
export function useShortcuts(save: () => void): void {
  const { store } = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // Dialogs keep their own undo and must not save what is behind them.
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return
      const key = event.key.toLowerCase()
      const act =
        key === 's'
          ? save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? store.redo
            : key === 'z'
              ? store.undo
              : null
      if (act === null) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [save, store])
}
