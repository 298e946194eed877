import { deleteObject, getBytes, getMetadata, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import type { Judging } from '../mutate/probe'
import { HOST, STORAGE_BUCKET, stackPorts } from '../stack/ports'
import { filesOf, loadStorageRules, storageRules } from './files'

const objects = () => `http://${HOST}:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o`

/** The path of the file that a request is about; undefined when it is about none, or sent in parts. */
function pathOf(url: string, init: RequestInit): string | undefined {
  const { pathname, searchParams } = new URL(url)
  const [, path] = /\/o\/(.+)$/.exec(pathname) ?? []
  if (path) return decodeURIComponent(path)
  const isWhole = new Headers(init.headers).get('x-goog-upload-protocol') === 'multipart'
  return isWhole ? (searchParams.get('name') ?? undefined) : undefined
}

async function remember(url: string, init: RequestInit): Promise<() => Promise<void>> {
  const path = pathOf(url, init)
  const { method = 'GET' } = init
  if (path === undefined || method === 'GET') return () => Promise.resolve()
  const file = ref(filesOf({ name: 'server', token: 'owner' }), path)
  const before = await getMetadata(file).catch(() => undefined)
  if (!before) return () => deleteObject(file).catch(() => undefined)
  const { contentType = '', customMetadata = {} } = before
  const bytes = await getBytes(file)
  // A file that is still there keeps the time at which it came.
  return async () => {
    const after = await getMetadata(file).catch(() => undefined)
    if (after?.md5Hash === before.md5Hash) await updateMetadata(file, { contentType, customMetadata })
    else await uploadBytes(file, bytes, { contentType, customMetadata })
  }
}

const isOwner = (headers: RequestInit['headers']): boolean =>
  new Headers(headers).get('authorization')?.endsWith(' owner') ?? false

/** The Storage emulator, for who weakens its rules. */
export const weakenedFiles = (): Judging => ({
  rules: storageRules(),
  load: loadStorageRules,
  // Files that come and go beside one another end the emulator.
  sideBySide: 1,
  isJudged: (url, init) =>
    url.startsWith(objects()) &&
    !isOwner(init.headers) &&
    (init.method === 'GET' || init.method === undefined || pathOf(url, init) !== undefined),
  remember,
})
