import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Answering } from '../../engine/answering'
import type { SaveState } from '../../engine/saving'

/** Where saving stands. */
export const useSaveState = ({ saving }: Answering): SaveState =>
  useSyncExternalStore(saving.on, saving.state)

const NOTHING = () => () => undefined

/** Whether an order of this answer waits for its payment: the form is locked meanwhile (PAY-03). */
export const useIsOrdered = ({ purchase }: Answering): boolean =>
  useSyncExternalStore(purchase?.on ?? NOTHING, () => purchase?.isOpen() ?? false)

/** Calls back once, when saving comes to an end: the answer was saved, or left to be sent by itself. */
export function useReached(answering: Answering, end: 'saved' | 'left', onReached: () => void): void {
  const { phase } = useSaveState(answering)
  const callback = useRef(onReached)
  callback.current = onReached
  useEffect(() => {
    if (phase === end) callback.current()
  }, [phase, end])
}
