import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from './store'

const KEPT = 'contraste'
const THEME = 'sun'

/** What was chosen since the page was loaded; it counts where the device keeps nothing. */
const chosen = createStore(false)

function isSunlit(): boolean {
  try {
    return localStorage.getItem(KEPT) === THEME
  } catch {
    return chosen.get()
  }
}

/** Chooses on this device whether pages are drawn for sunlight, with more contrast (ANS-01). */
export function setSunlight(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEPT, THEME)
    else localStorage.removeItem(KEPT)
  } catch {
    // It holds until the page is left.
  }
  // Last, because whoever listens reads the device.
  chosen.set(isOn)
}

function listen(onChange: () => void): () => void {
  const stop = chosen.on(onChange)
  // Another tab of this device may choose.
  window.addEventListener('storage', onChange)
  return () => {
    stop()
    window.removeEventListener('storage', onChange)
  }
}

/** Whether pages are drawn for sunlight. */
export const useSunlight = (): boolean => useSyncExternalStore(listen, isSunlit)

/** Draws the page as chosen, as long as it is shown. */
export function useSunlightTheme(): void {
  const isOn = useSunlight()
  useEffect(() => {
    if (!isOn) return
    document.documentElement.dataset.theme = THEME
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [isOn])
}
