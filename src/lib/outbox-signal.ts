import { WAKE } from './wake'

/** Where it is noted that something of a stranger's may wait on this device, and the channel on which tabs tell. */
const NAME = 'muniformularios-outbox'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel | null {
  if (channel || !('BroadcastChannel' in globalThis)) return channel
  channel = new BroadcastChannel(NAME)
  channel.onmessage = () => listeners.forEach((listener) => listener())
  return channel
}

/** Whether answers of strangers may wait here. A word for whoever would have to load much to look. */
export function mayHoldOutbox(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

/** Notes whether answers of strangers wait here. */
export function noteOutbox(holds: boolean): void {
  try {
    if (holds) localStorage.setItem(NAME, '1')
    else localStorage.removeItem(NAME)
  } catch {
    // Where nothing can be noted, nothing was left either.
  }
}

/** Tells this page and the others that something in the outbox changed. */
export function tellOutbox(): void {
  listeners.forEach((listener) => listener())
  openChannel()?.postMessage(null)
}

/**
 * Hears that something in the outbox changed, on this page or another.
 * @returns ends it
 */
export function onOutbox(listener: () => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Waking {
  sync?: { register(name: string): Promise<void> }
}

/** Asks the browser to wake open pages once there is a network, where it can (Background Sync). */
export async function wakeWhenBack(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: (ServiceWorkerRegistration & Waking) | undefined = await navigator.serviceWorker
    .getRegistration()
    .catch(() => undefined)
  await registration?.sync?.register(WAKE).catch(() => undefined)
}
