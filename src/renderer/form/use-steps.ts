import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FormPages } from './use-asked-pages'

const PARAMETER = 'seccion'

/**
 * The step shown, kept in the address: the browser's back button leads to the step before, and a reload stays. The address
 * counts all pages, so that it means the same whatever is asked; a page that is not asked leads to the next that is.
 * @returns the position among the pages that are asked, and what opens another of them
 */
export function useStep({ all, asked }: FormPages): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get(PARAMETER) ?? 1) - 1
  const at = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), all.length - 1) : 0
  const following = asked.findIndex((page) => all.indexOf(page) >= at)
  const step = following < 0 ? asked.length - 1 : following
  const go = useCallback(
    (next: number) => {
      const page = asked[next]
      const number = page ? all.indexOf(page) : 0
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (number <= 0) after.delete(PARAMETER)
          else after.set(PARAMETER, String(number + 1))
          return after
        },
        { preventScrollReset: true },
      )
    },
    [all, asked, setSearch],
  )
  return [step, go]
}
