import { prepareWhenNeeded } from '../lib/photo/prepare-when-needed'
import type { FormVersion } from '../domain/form/form'
import type { LoadTable } from '../domain/tables/packed'
import { emulatorPorts } from './emulators'
import { loadOrOffline } from './public/load-or-offline'

declare global {
  /** Only in builds for the emulators, when the bench sets it before the page loads: the questions drawn. */
  var __drawn: string[] | undefined
}

const drawn = emulatorPorts() ? globalThis.__drawn : undefined

/**
 * Loads the search of addresses (ANS-10).
 * @param chosen which of the installation's services is asked about a form; '' for the usual one
 */
export const geocoderBy =
  (chosen: (version: FormVersion) => string | Promise<string>) => async (version: FormVersion) =>
    (await import('./geocoder')).geocoder(await chosen(version))

/** What working an answer needs of this device, whoever works it. */
export const DEVICE = {
  prepareFile: prepareWhenNeeded,
  loadGeocoder: geocoderBy(() => ''),
  loadTable: async (...which: Parameters<LoadTable>) =>
    (await loadOrOffline(import('./public/tables'))).loadPublicTable(...which),
  onDrawn: drawn && ((key: string): void => void drawn.push(key)),
  now: () => new Date(),
}
