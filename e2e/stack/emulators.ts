import { dirname } from 'node:path'
import type { Launchers } from './launchers'
import { onPath, type Machine } from './machine'
import { StackProblem } from './problem'

/** Paths for firebase-tools's <NAME>_EMULATOR_BINARY_PATH; undefined leaves it to its own cache. */
export interface EmulatorJars {
  firestore: string | undefined
  storageRules: string | undefined
}

export interface ResolverParts {
  machine: Machine
  launchers: Launchers
  /** Lets firebase-tools download an emulator into its cache; false when it could not. */
  download(emulator: 'firestore' | 'storage'): boolean
  /** File names that this firebase-tools looks for in its cache. */
  cached: { firestore: string; storage: string }
}

const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

function fromEnvironment(machine: Machine, name: string): string | undefined {
  const path = machine.env[name]
  if (!path) return undefined
  if (machine.exists(path)) return path
  throw new StackProblem(
    `${name} points at ${path}, which does not exist: correct the path or unset the variable.`,
  )
}

/** The Google Cloud CLI's own copy of the Firestore emulator, if its component is installed. */
function cloudCliJar(machine: Machine): string | undefined {
  const gcloud = onPath(machine, 'gcloud')
  const roots = [
    machine.env.CLOUDSDK_ROOT_DIR,
    gcloud && dirname(dirname(gcloud)),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    `${machine.home}/google-cloud-sdk`,
  ]
  return roots.flatMap((root) => (root ? [`${root}/${COMPONENT}`] : [])).find((jar) => machine.exists(jar))
}

/** Where firebase-tools keeps what it downloads. */
export function cacheFolder(machine: Machine): string {
  return machine.env.FIREBASE_EMULATORS_PATH ?? `${machine.home}/.cache/firebase/emulators`
}

function resolveFirestore({ machine, launchers, download, cached }: ResolverParts): string | undefined {
  const own = fromEnvironment(machine, 'FIRESTORE_EMULATOR_BINARY_PATH')
  if (own) return own
  if (machine.exists(`${cacheFolder(machine)}/${cached.firestore}`)) return undefined
  const component = cloudCliJar(machine)
  if (component) return launchers.firestore(component)
  if (download('firestore')) return undefined
  throw new StackProblem(
    'The Firestore emulator is neither installed nor downloadable from here: connect to the internet once, install the Google Cloud CLI component cloud-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its JAR.',
  )
}

function resolveStorage(parts: ResolverParts): string | undefined {
  const { machine, launchers, download, cached } = parts
  const own = fromEnvironment(machine, 'STORAGE_EMULATOR_BINARY_PATH')
  if (own) return own
  if (machine.exists(`${cacheFolder(machine)}/${cached.storage}`)) return undefined
  const engine = [`${cacheFolder(machine)}/${cached.firestore}`, cloudCliJar(machine)].find(
    (jar): jar is string => jar !== undefined && machine.exists(jar),
  )
  if (engine) {
    try {
      return launchers.storageRules(engine)
    } catch (problem) {
      // Without a compiler, or with an engine that ours does not fit, firebase's own may still be had.
      if (download('storage')) return undefined
      throw problem
    }
  }
  if (download('storage')) return undefined
  throw new StackProblem(
    'The Storage rules runtime is neither installed nor downloadable from here: connect to the internet once, install the Google Cloud CLI component cloud-firestore-emulator (ours is built from it), or set STORAGE_EMULATOR_BINARY_PATH to its JAR.',
  )
}

/**
 * Where the two Java emulators are. Order for each: environment variable, firebase's cache, a JAR of our own
 * around the Google Cloud CLI's component, firebase's download.
 * @throws StackProblem when none of them serves.
 */
export function resolveEmulators(parts: ResolverParts): EmulatorJars {
  return { firestore: resolveFirestore(parts), storageRules: resolveStorage(parts) }
}
