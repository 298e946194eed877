import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'seccion'

/**
 * The step shown, kept in the address: the browser's back button leads to the step before, and a reload stays.
 * @param count how many there are
 */
export function useStep(count: number): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get(PARAMETER) ?? 1) - 1
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), count - 1) : 0
  const go = useCallback(
    (next: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === 0) after.delete(PARAMETER)
          else after.set(PARAMETER, String(next + 1))
          return after
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return [step, go]
}
