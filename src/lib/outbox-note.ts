const NOTE = 'muniformularios-outbox'

/** Whether answers of strangers may wait on this device: a cheap note, so that the outbox is loaded only then. */
export function mayHaveOutbox(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null
  } catch {
    return false
  }
}

/** Notes whether answers of strangers wait here. */
export function noteOutbox(hasAny: boolean): void {
  try {
    if (hasAny) localStorage.setItem(NOTE, '1')
    else localStorage.removeItem(NOTE)
  } catch {
    // Where storage is blocked, nothing was left in the outbox either.
  }
}
