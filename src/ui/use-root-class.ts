import { useEffect } from 'react'

/**
 * Gives the page's root a class while the component stands. `:root:has(…)` says the same, but then every key is paid for
 * with a look through the whole page.
 */
export function useRootClass(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name])
}
