import { NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom'

/** What the router offers for the browser's address, or for one in memory. */
export interface PlainHistory extends Navigator {
  readonly location: Location
  readonly action: NavigationType
  listen: (listener: (move: Move) => void) => () => void
}

export interface Move {
  action: NavigationType
  location: Location
  /** Steps through the history; null when the browser does not tell. */
  delta: number | null
}

/** Holds somebody back who is about to leave a page. */
export interface Guard {
  /** Whether going from one path to the other needs a question first. */
  holds: (from: string, to: string) => boolean
  /** Asks; `leave` goes where the person wanted to go. */
  ask: (leave: () => void) => void
}

export interface GuardedHistory extends PlainHistory {
  /** Sets the page's guard. Returns its removal. */
  guard: (guard: Guard) => () => void
}

const pathnameOf = (to: To, from: string): string =>
  (typeof to === 'string' ? parsePath(to) : to).pathname ?? from

/**
 * A history in which a page can ask before it is left, by a link, by code or by the browser's back button. A step
 * back has happened when it is heard of: it is undone without a word, and done again when the answer is yes.
 */
export function guardHistory(history: PlainHistory): GuardedHistory {
  let guard: Guard | null = null
  let silent: 'undoing' | 'leaving' | null = null
  let at = history.location.pathname

  const attempt = (to: To, go: () => void): void => {
    if (guard?.holds(at, pathnameOf(to, at))) guard.ask(go)
    else go()
  }

  /** @returns whether the step was taken back, or is the taking back */
  const heldBack = ({ action, location, delta }: Move): boolean => {
    const was = silent
    silent = null
    if (was === 'undoing') return true
    if (action !== NavigationType.Pop || was === 'leaving' || !delta || !guard?.holds(at, location.pathname))
      return false
    silent = 'undoing'
    history.go(-delta)
    guard.ask(() => {
      silent = 'leaving'
      history.go(delta)
    })
    return true
  }

  return {
    get location() {
      return history.location
    },
    get action() {
      return history.action
    },
    createHref: (to) => history.createHref(to),
    ...(history.encodeLocation && { encodeLocation: history.encodeLocation }),
    go: (delta) => history.go(delta),
    push: (to, state, options) => attempt(to, () => history.push(to, state, options)),
    replace: (to, state, options) => attempt(to, () => history.replace(to, state, options)),
    listen: (listener) =>
      history.listen((move) => {
        if (heldBack(move)) return
        at = move.location.pathname
        listener(move)
      }),
    guard: (next) => {
      guard = next
      return () => {
        if (guard === next) guard = null
      }
    },
  }
}
