import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Answering } from '../../engine/answering'
import type { SaveState } from '../../engine/saving'

/** Where saving stands. */
export const useSaveState = ({ saving }: Answering): SaveState =>
  useSyncExternalStore(saving.on, saving.state)

/** Calls back once, after the answer was saved. */
export function useSaved(answering: Answering, onSaved: () => void): void {
  const { phase } = useSaveState(answering)
  const callback = useRef(onSaved)
  callback.current = onSaved
  useEffect(() => {
    if (phase === 'saved') callback.current()
  }, [phase])
}
