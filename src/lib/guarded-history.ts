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
  /** How many steps through the history; null when the browser does not say. */
  delta: number | null
}

/** Asks before the person leaves a page. */
export interface Guard {
  /** Whether going from one path to the other must be confirmed first. */
  applies: (from: string, to: string) => boolean
  /** Asks the person; `leave` then goes where they wanted to go. */
  ask: (leave: () => void) => void
}

export interface GuardedHistory extends PlainHistory {
  /** Sets the page's guard. Returns its removal. */
  guard: (guard: Guard) => () => void
}

const pathnameOf = (to: To, from: string): string =>
  (typeof to === 'string' ? parsePath(to) : to).pathname ?? from

/**
 * A history in which a page can ask before it is left by a link, by code or by the browser's back button. A step back
 * is known only after it happened: it is undone silently, and done again when the person agrees.
 */
export function guardHistory(history: PlainHistory): GuardedHistory {
  let guard: Guard | null = null
  let silent: 'undoing' | 'leaving' | null = null
  let at = history.location.pathname

  const goUnlessGuarded = (to: To, go: () => void): void => {
    if (guard?.applies(at, pathnameOf(to, at))) guard.ask(go)
    else go()
  }

  /** @returns whether the step was undone, or is itself the undoing */
  const isStopped = ({ action, location, delta }: Move): boolean => {
    const was = silent
    silent = null
    if (was === 'undoing') return true
    if (
      action !== NavigationType.Pop ||
      was === 'leaving' ||
      !delta ||
      !guard?.applies(at, location.pathname)
    )
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
    push: (to, state, options) => goUnlessGuarded(to, () => history.push(to, state, options)),
    replace: (to, state, options) => goUnlessGuarded(to, () => history.replace(to, state, options)),
    listen: (listener) =>
      history.listen((move) => {
        if (isStopped(move)) return
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
