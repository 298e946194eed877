import { useEffect, useRef } from 'react'

/** What takes letters itself: fields, lists to choose from, and dialogs above the page. */
const TAKES_KEYS =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TAKES_KEYS))

/**
 * Single letters that do something on a page, unless something else takes them (DAY-02).
 * @param keys by the letter, as it is typed; what gives false leaves the letter alone
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
