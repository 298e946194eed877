import type { KeyboardEvent } from 'react'
import type { Picture } from '../../../../domain/form-logic/picture'

/** Where the focus goes from a part, by its place in the picture: along a line, or within its layer. */
function nextOf({ parts, lines }: Picture, at: number, key: string): number | undefined {
  if (key === 'ArrowRight') return lines.find(({ from }) => from === at)?.to
  if (key === 'ArrowLeft') return lines.find(({ to }) => to === at)?.from
  const here = parts[at]
  const beside = [...parts.entries()]
    .filter(([, { layer }]) => layer === here?.layer)
    .toSorted(([, one], [, other]) => one.y - other.y)
    .map(([place]) => place)
  if (key === 'ArrowUp') return beside[beside.indexOf(at) - 1]
  return key === 'ArrowDown' ? beside[beside.indexOf(at) + 1] : undefined
}

/** Right goes to what a part decides about, left to what it depends on, up and down to what stands above and below. */
export function followLine(event: KeyboardEvent<HTMLElement>, picture: Picture): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  const next = at < 0 ? undefined : nextOf(picture, at, event.key)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
