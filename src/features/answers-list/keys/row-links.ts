/** The link of each row that leads to its answer. */
const ROW = 'data-answer'

/** What marks such a link. */
export const rowMark = (id: string): Record<string, string> => ({ [ROW]: id })

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)]

const current = (all: readonly HTMLElement[]): number =>
  all.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))

/** Moves the focus to the row after the one that has it, or before; to the first where none has. */
export function focusRow(step: 1 | -1): boolean {
  const all = links()
  const at = current(all)
  const next = all[at < 0 ? 0 : at + step]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
  return next !== undefined
}

/** The answer whose row has the focus. */
export function focusedRow(): string | null {
  const all = links()
  return all[current(all)]?.getAttribute(ROW) ?? null
}

/** Shows that row and puts the focus there, as far as it is on the page. */
export function returnTo(id: string): void {
  const link = links().find((one) => one.getAttribute(ROW) === id)
  link?.scrollIntoView?.({ block: 'center' })
  link?.focus({ preventScroll: true })
}
