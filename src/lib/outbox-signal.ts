import { WAKE } from './wake'

/** The name of the channel between tabs. */
const NAME = 'muniformularios-outbox'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel | null {
  if (channel || !('BroadcastChannel' in globalThis)) return channel
  channel = new BroadcastChannel(NAME)
  channel.onmessage = () => listeners.forEach((listener) => listener())
  return channel
}

/** Tells this tab and the others that the outbox changed. */
export function tellOutbox(): void {
  listeners.forEach((listener) => listener())
  openChannel()?.postMessage(null)
}

/**
 * Calls back when the outbox changed, in this tab or another.
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
