import type { Listed } from './arrangement'
import type { Subject } from './subjects'

/** Puts forms at the end of a subject; those that stand there already stay. */
export function addForms(listed: readonly Listed[], ids: readonly string[], tema: Subject): Listed[] {
  const known = new Set(listed.map(({ id }) => id))
  return [...listed, ...ids.filter((id) => !known.has(id)).map((id) => ({ id, tema }))]
}

/** Takes a form out. */
export const withoutForm = (listed: readonly Listed[], id: string): Listed[] =>
  listed.filter((one) => one.id !== id)

/** Puts a form under another subject, at its end. */
export const underSubject = (listed: readonly Listed[], id: string, tema: Subject): Listed[] =>
  listed.some((one) => one.id === id) ? [...withoutForm(listed, id), { id, tema }] : [...listed]

/** The place in the whole list of the form that stands before or after one under its subject; -1 for none. */
function neighbour(listed: readonly Listed[], at: number, step: -1 | 1): number {
  const { tema } = listed[at] ?? {}
  for (let next = at + step; next >= 0 && next < listed.length; next += step)
    if (listed[next]?.tema === tema) return next
  return -1
}

/** Whether a form can go that way under its subject. */
export const canMove = (listed: readonly Listed[], id: string, step: -1 | 1): boolean =>
  neighbour(
    listed,
    listed.findIndex((one) => one.id === id),
    step,
  ) >= 0

/** Changes places with the form before or after it under its subject. */
export function movedForm(listed: readonly Listed[], id: string, step: -1 | 1): Listed[] {
  const at = listed.findIndex((one) => one.id === id)
  const to = at < 0 ? -1 : neighbour(listed, at, step)
  const next = [...listed]
  const [one, other] = [listed[at], listed[to]]
  if (one && other) {
    next[to] = one
    next[at] = other
  }
  return next
}
