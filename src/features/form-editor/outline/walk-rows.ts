import type { KeyboardEvent } from 'react'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys go from row to row: from a name to the next name, and from a handle to the next handle. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = event.target
  // While an item is lifted the arrow keys move it.
  if (step === undefined || !(from instanceof HTMLElement) || document.body.dataset.carrying !== undefined)
    return
  const kind = from.matches('[data-handle]') ? '[data-handle]' : '[data-entry]'
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)]
  const at = all.indexOf(from)
  const to = at < 0 ? undefined : all[step(at, all.length - 1)]
  if (!to) return
  event.preventDefault()
  to.focus()
}
