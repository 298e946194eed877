import type { KeyboardEvent } from 'react'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows go from row to row: from name to name, and from handle to handle, past what lies between. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = event.target
  // While something is lifted the arrows move that.
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
