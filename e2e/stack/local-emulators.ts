import { cachedEmulators, downloadEmulator } from './downloads'
import { cacheFolder, resolveEmulators, type EmulatorJars } from './emulators'
import type { Java } from './java'
import { launchers } from './launchers'
import { thisMachine } from './machine'

/**
 * Where this machine's emulators are, built or downloaded when they are not there yet.
 * @throws StackProblem when there is no way to have them.
 */
export const localEmulators = (java: Java): EmulatorJars =>
  resolveEmulators({
    machine: thisMachine,
    launchers: launchers(java, thisMachine),
    download: (emulator) => downloadEmulator(thisMachine, emulator),
    cached: cachedEmulators(),
  })

/** The JAR of the Firestore emulator, also where firebase-tools would find it by itself. */
export const firestoreJar = (java: Java): string =>
  localEmulators(java).firestore ?? `${cacheFolder(thisMachine)}/${cachedEmulators().firestore}`
