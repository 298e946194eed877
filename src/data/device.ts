import { prepareWhenNeeded } from '../lib/photo/prepare-when-needed'
import { emulatorPorts } from './emulators'

declare global {
  /** Only in builds for the emulators, when the bench sets it before the page loads: the questions drawn. */
  var __drawn: string[] | undefined
}

const drawn = emulatorPorts() ? globalThis.__drawn : undefined

/** What working an answer needs of this device, whoever works it. */
export const DEVICE = {
  prepareFile: prepareWhenNeeded,
  loadGeocoder: async () => (await import('./geocoder')).geocoder(),
  onDrawn: drawn && ((key: string): void => void drawn.push(key)),
  now: () => new Date(),
}
