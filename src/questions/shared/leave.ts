import type { FocusEvent } from 'react'

/** Tells when the focus leaves a whole group of controls, not when it moves within. */
export const onLeaveGroup =
  (left: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    const next = event.relatedTarget
    if (!(next instanceof Node) || !event.currentTarget.contains(next)) left()
  }
