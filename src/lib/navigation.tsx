import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { guardHistory, type GuardedHistory } from './guarded-history'

const HistoryContext = createContext<GuardedHistory | null>(null)
const MovingContext = createContext(false)

/** Loads what an address will need; a failed load is no error. */
export type Preload = (address: string) => Promise<void>
const nothing: Preload = () => Promise.resolve()
const PreloadContext = createContext(nothing)

/** The browser's address as a history that a page can guard. */
export const browserHistory = (): GuardedHistory => guardHistory(createBrowserHistory({ v5Compat: true }))

interface NavigationProps {
  history: GuardedHistory
  /** Must be the same function each time; without it nothing is loaded ahead. */
  preload?: Preload
  children: ReactNode
}

/**
 * The router, built from the library's parts. The library's own router with guards and a loading state is twice as
 * large, which is too much for a stranger's phone.
 */
export function Navigation({ history, preload = nothing, children }: NavigationProps) {
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action })
  const [moving, startTransition] = useTransition()
  const page = useRef(location.pathname)
  useLayoutEffect(
    () =>
      history.listen((move) => {
        const stays = move.location.pathname === page.current
        page.current = move.location.pathname
        // A filter in the address is updated at once, or letters that are typed fast get lost.
        if (stays) setPlace(move)
        // The current page stays until the next one is loaded.
        else startTransition(() => setPlace(move))
      }),
    [history],
  )
  return (
    <HistoryContext value={history}>
      <PreloadContext value={preload}>
        <MovingContext value={moving}>
          <Router location={location} navigationType={action} navigator={history}>
            {children}
          </Router>
        </MovingContext>
      </PreloadContext>
    </HistoryContext>
  )
}

/**
 * Gives the function that loads a next page ahead, while there is a network: later the server may have a newer build.
 */
export const usePreload = (): Preload => useContext(PreloadContext)

/** Whether the next page is being loaded. */
export const useMoving = (): boolean => useContext(MovingContext)

/**
 * Lets a page ask before it is left for another page of the product.
 * @param applies whether leaving needs a question now; asked at the moment of leaving
 * @returns whether somebody wants to leave, and the two answers
 */
export function useLeaveGuard(applies: (from: string, to: string) => boolean) {
  const history = useContext(HistoryContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const latest = useRef(applies)
  useEffect(() => {
    latest.current = applies
  })
  useEffect(
    () =>
      history?.guard({
        applies: (from, to) => latest.current(from, to),
        ask: (go) => setLeave(() => go),
      }),
    [history],
  )
  return {
    asking: leave !== null,
    leave: () => {
      setLeave(null)
      leave?.()
    },
    stay: () => setLeave(null),
  }
}
