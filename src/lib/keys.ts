import { useEffect, useRef } from 'react'

/** Elements that take letters themselves: fields, lists to choose from, and dialogs. */
const TAKES_KEYS =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TAKES_KEYS))

/**
 * Lets single letters do something on a page, unless the focused element takes them (DAY-02).
 * @param keys by the typed letter; a function that returns false leaves the letter to the browser
 */
export function useKeys(keys: Readonly<Record<string, () => boolean>>): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && isFree(event) && current.current[event.key]?.()) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
