import type { ListableStore } from '../lib/device-store'

/** A store that lasts as long as the test. */
export const memoryDeviceStore = (kept = new Map<string, unknown>()): ListableStore => ({
  get: (key) => Promise.resolve(kept.get(key)),
  set: (key, value) => Promise.resolve(void kept.set(key, value)),
  remove: (key) => Promise.resolve(void kept.delete(key)),
  keys: (beginning) => Promise.resolve([...kept.keys()].filter((key) => key.startsWith(beginning))),
})

/** What the device keeps, for as long as the test keeps it. */
export const kept = new Map<string, unknown>()

/** Stands in for the device's own storage. */
export const deviceStore = (): ListableStore => memoryDeviceStore(kept)
