const NOTE = 'muniformularios-outbox'

/** Whether answers of strangers may wait on this device: a cheap note, so that the outbox is loaded only then. */
export function mayHoldOutbox(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null
  } catch {
    return false
  }
}

/** Notes whether answers of strangers wait here. */
export function noteOutbox(holds: boolean): void {
  try {
    if (holds) localStorage.setItem(NOTE, '1')
    else localStorage.removeItem(NOTE)
  } catch {
    // Where storage is blocked, nothing was left in the outbox either.
  }
}
