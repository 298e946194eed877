import { expect, it, vi } from 'vitest'
import { resolveEmulators, type ResolverParts } from './emulators'
import { fakeMachine } from './fake-machine'

const COMPONENT = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const CACHE = '/home/ana/.cache/firebase/emulators'

function resolve(files: string[], env: Record<string, string> = {}, parts: Partial<ResolverParts> = {}) {
  return resolveEmulators({
    machine: fakeMachine({ files, env }),
    launchers: { firestore: (jar) => `launcher of ${jar}`, storageRules: (jar) => `runtime on ${jar}` },
    download: () => false,
    cached: { firestore: 'firestore.jar', storage: 'storage.jar' },
    ...parts,
  })
}

it('takes the JARs that the environment names', () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/f.jar', STORAGE_EMULATOR_BINARY_PATH: '/s.jar' }
  expect(resolve(['/f.jar', '/s.jar', COMPONENT], env)).toEqual({
    firestore: '/f.jar',
    storageRules: '/s.jar',
  })
})

it("leaves both to firebase-tools when its cache has them, before the Cloud CLI's component", () => {
  const files = [`${CACHE}/firestore.jar`, `${CACHE}/storage.jar`, COMPONENT]
  expect(resolve(files)).toEqual({ firestore: undefined, storageRules: undefined })
})

it("builds both around the Cloud CLI's component", () => {
  expect(resolve([COMPONENT])).toEqual({
    firestore: `launcher of ${COMPONENT}`,
    storageRules: `runtime on ${COMPONENT}`,
  })
})

it('finds the component beside a gcloud on the PATH', () => {
  const jar = '/opt/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
  const { firestore } = resolve(['/opt/sdk/bin/gcloud', jar], { PATH: '/opt/sdk/bin' })
  expect(firestore).toBe(`launcher of ${jar}`)
})

it('downloads JARs that are found nowhere', () => {
  const download = vi.fn(() => true)
  expect(resolve([], {}, { download })).toEqual({ firestore: undefined, storageRules: undefined })
  expect(download.mock.calls).toEqual([['firestore'], ['storage']])
})

it('downloads the storage runtime when ours does not compile', () => {
  const storageRules = () => {
    throw new Error('javac failed')
  }
  const launchers = { firestore: (jar: string) => jar, storageRules }
  expect(resolve([COMPONENT], {}, { launchers, download: () => true }).storageRules).toBeUndefined()
  expect(() => resolve([COMPONENT], {}, { launchers })).toThrow('javac failed')
})

it('says in one sentence what to do when the Firestore emulator is nowhere', () => {
  expect(() => resolve([])).toThrow(
    /^The Firestore emulator is neither .*set FIRESTORE_EMULATOR_BINARY_PATH to its JAR\.$/,
  )
})

it('says in one sentence what to do when the Storage rules runtime is nowhere', () => {
  expect(() => resolve([], {}, { download: (name) => name === 'firestore' })).toThrow(
    /^The Storage rules runtime is neither .*set STORAGE_EMULATOR_BINARY_PATH to its JAR\.$/,
  )
})

it('says which variable names a file that does not exist', () => {
  expect(() => resolve([COMPONENT], { FIRESTORE_EMULATOR_BINARY_PATH: '/gone.jar' })).toThrow(
    'FIRESTORE_EMULATOR_BINARY_PATH points at /gone.jar, which does not exist',
  )
})
