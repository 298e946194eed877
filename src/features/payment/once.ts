/** Whether something was done before on this device; null where the browser keeps no notes. */
export function wasDone(key: string): boolean | null {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return null
  }
}

/** Notes that it was done. */
export function noteDone(key: string): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Storage is blocked.
  }
}
