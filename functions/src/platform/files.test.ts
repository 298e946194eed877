import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  downloadUrl,
  fileNotes,
  headOf,
  keepFile,
  listFiles,
  noteOnFile,
  readFile,
  removeFile,
} from './files'

/**
 * A file store that answers once on each connection. The next request on it finds it closed, as after a drawing that
 * took longer than the store keeps a connection which nobody uses.
 */
const used = new WeakSet<Socket>()
const closed: string[] = []
const NOTES = { firebaseStorageDownloadTokens: 'uno' }
let store: Server
let app: App

beforeAll(async () => {
  store = createServer((request, response) => {
    const { socket, method = '' } = request
    if (used.has(socket)) {
      closed.push(method)
      socket.destroy()
      return
    }
    used.add(socket)
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      // The check sum is that of the document that is kept below.
      response.end(JSON.stringify({ name: 'a', bucket: 'b', crc32c: 'WKVk2A==', metadata: NOTES }))
    })
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const address = store.address()
  const port = typeof address === 'object' && address ? address.port : 0
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`)
  app = initializeApp({ projectId: 'demo', storageBucket: 'demo.appspot.com' })
})
afterAll(async () => {
  await deleteApp(app)
  vi.unstubAllEnvs()
  store.closeAllConnections()
  store.close()
})

const PATH = 'pdf/uno/a.pdf'

it.each([
  ['kept', 'POST', () => keepFile(PATH, Buffer.from('%PDF'), 'application/pdf')],
  ['noted on', 'PATCH', () => noteOnFile(PATH, { a: 'dos' })],
  ['removed', 'DELETE', () => removeFile(PATH)],
  ['asked about', 'GET', () => fileNotes(PATH)],
  ['found', 'GET', () => downloadUrl(PATH)],
  ['read', 'GET', () => readFile(PATH, 1000)],
  ['looked into', 'GET', () => headOf(PATH, 4)],
  ['listed', 'GET', () => listFiles('pdf/', 1, null)],
])(
  'PDF-01 a file is %s although the file store closed its connections meanwhile',
  async (_, method, work) => {
    closed.length = 0
    // Both connections stay open and are dead.
    await Promise.all([fileNotes(PATH), fileNotes(PATH)])
    await expect(work()).resolves.not.toBeNull()
    expect(closed).toContain(method)
  },
)
