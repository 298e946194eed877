import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from './store'

const printed = createStore<Date | null>(null)

// Browsers take the page as it stands when these listeners return, also while a press is being worked on.
globalThis.addEventListener('beforeprint', () => flushSync(() => printed.set(new Date())))
globalThis.addEventListener('afterprint', () => printed.set(null))

/** Since when the page is being printed; null on a screen. What is drawn for it is on the paper. */
export const usePrinted = (): Date | null => useSyncExternalStore(printed.on, printed.get)
