import { useEffect, useSyncExternalStore } from 'react'

const KEPT = 'contraste'
const THEME = 'sun'

const listeners = new Set<() => void>()
/** What was chosen where the device keeps nothing. */
let unkept = false

function isSunlit(): boolean {
  try {
    return localStorage.getItem(KEPT) === THEME
  } catch {
    return unkept
  }
}

/** Chooses on this device whether pages are drawn for sunlight, with more contrast (ANS-01). */
export function setSunlight(isOn: boolean): void {
  unkept = isOn
  try {
    if (isOn) localStorage.setItem(KEPT, THEME)
    else localStorage.removeItem(KEPT)
  } catch {
    // It holds until the page is left.
  }
  for (const tell of listeners) tell()
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  // Another tab of this device may choose.
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
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
