/** Whether something was done by itself on this device before; null where the browser keeps nothing. */
export function wasDone(key: string): boolean | null {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return null
  }
}

/** Notes that it was. */
export function noteDone(key: string): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Some browsers keep nothing.
  }
}
