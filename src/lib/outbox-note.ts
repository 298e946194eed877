const NOTE = 'muniformularios-outbox'

/** Whether answers of strangers may wait on this device. A word for whoever would have to load much to look. */
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
    // Where nothing can be noted, nothing was left either.
  }
}
