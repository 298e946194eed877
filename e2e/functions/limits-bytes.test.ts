import { getStorage } from 'firebase-admin/storage'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPass } from '../../functions/src/limits/get-pass'
import { onFileUploaded } from '../../functions/src/limits/on-file-uploaded'
import { pauseAccount } from '../../functions/src/limits/pause-account'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { FILE_PERMITS, LIMITS } from '../../src/domain/store-paths'
import { aQuestion, aSection } from '../../src/testing/builders'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { STORAGE_BUCKET } from '../stack/ports'
import { signInAnonymously } from './accounts'
import './deployed'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { opensWith, takenBack } from './stored-files'
import { beginWorld, owner, read, remove, write } from './world'

const formWithPhotos = (id: string) =>
  formAt(OWN_AREA, {
    id,
    opcionales: options({ publico: true }),
    secciones: [aSection({ preguntas: [aQuestion({ adjuntar: true })] })],
  })
const [FORM, OTHER_FORM] = [formWithPhotos('con-fotos'), formWithPhotos('con-mas-fotos')]
const MEGABYTE = 1024 * 1024
const HERE = '198.51.100.7'
const THERE = '203.0.113.4'
const ROOMY = {
  STRANGER_MEGABYTES_PER_ADDRESS: 100,
  STRANGER_MEGABYTES_PER_FORM: 100,
  STRANGER_MEGABYTES_PER_DAY: 100,
  FILE_PERMITS_PER_ADDRESS: 100,
}

const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
let turn = 0
const newPath = (formId = FORM.id) => `imagenes/${formId}/foto${String((turn += 1)).padStart(8, '0')}.png`
const isThere = async (path: string) => (await bucket().file(path).exists())[0]

/** A new account of a browser; it costs nothing. */
async function nameless(): Promise<string> {
  const [, payload = ''] = (await signInAnonymously()).split('.')
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).user_id)
}
const permit = (uid: string, address = HERE, formId = FORM.id) =>
  refusalOf(getPass(strangersCall(uid, { formId, answerId: 'respuesta-con-fotos', files: true }, address)))

/** A file comes from an account, and the store tells of it. */
async function sends(uid: string, megabytes: number, path = newPath()): Promise<string> {
  const metadata = { uid, respuesta: 'respuesta-con-fotos' }
  await bucket().file(path).save(Buffer.from('x'), { contentType: 'image/png', metadata: { metadata } })
  const size = String(megabytes * MEGABYTE)
  await onFileUploaded({ data: { name: path, size, contentType: 'image/png', metadata } as never })
  return path
}
const until = async (uid: string) => (await read(`${FILE_PERMITS}/${uid}`))?.hasta.toMillis() - Date.now()

beforeEach(async () => {
  await beginWorld()
  await layOut({ ...formDocuments(owner, FORM), ...formDocuments(owner, OTHER_FORM) }, owner)
})

describe('files of strangers', () => {
  // Bytes are counted by hour and day of the clock, and a test that runs past the end of one finds nothing counted.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('SEC-03 an honest person gets a permit for a quarter of an hour, and asking again takes no other', async () => {
    const uid = await nameless()
    await limitedTo({ ...ROOMY, FILE_PERMITS_PER_ADDRESS: 1 }, async () => {
      expect(await permit(uid)).toBeNull()
      expect(await permit(uid)).toBeNull()
    })
    expect(await until(uid)).toBeGreaterThan(10 * 60_000)
    const path = await sends(uid, 5)
    expect(await isThere(path)).toBe(true)
  })

  it.each([
    ['network', { STRANGER_MEGABYTES_PER_ADDRESS: 10 }, 'address'],
    ['form', { STRANGER_MEGABYTES_PER_FORM: 10 }, 'form'],
    ['whole product', { STRANGER_MEGABYTES_PER_DAY: 10 }, 'form'],
  ])(
    'SEC-03 a %s that got too much gets no more, under however many accounts',
    async (_what, most, limit) => {
      await limitedTo({ ...ROOMY, ...most }, async () => {
        for (const megabytes of [4, 4, 4]) {
          const uid = await nameless()
          expect(await permit(uid)).toBeNull()
          expect(await isThere(await sends(uid, megabytes))).toBe(true)
        }
        expect(await permit(await nameless())).toEqual(['resource-exhausted', { limit }])
      })
    },
  )

  it('SEC-03 other networks and forms go on meanwhile', async () => {
    await limitedTo({ ...ROOMY, STRANGER_MEGABYTES_PER_ADDRESS: 10 }, async () => {
      const uid = await nameless()
      await permit(uid)
      await sends(uid, 11)
      expect(await permit(await nameless())).not.toBeNull()
      expect(await permit(await nameless(), THERE)).toBeNull()
    })
    await limitedTo({ ...ROOMY, STRANGER_MEGABYTES_PER_FORM: 10 }, async () => {
      expect(await permit(await nameless(), THERE)).not.toBeNull()
      expect(await permit(await nameless(), THERE, OTHER_FORM.id)).toBeNull()
    })
  })

  it('SEC-03 what comes far beyond a limit with an earlier permit is removed, and the permit ends', async () => {
    await limitedTo({ ...ROOMY, STRANGER_MEGABYTES_PER_ADDRESS: 10 }, async () => {
      const uid = await nameless()
      expect(await permit(uid)).toBeNull()
      const kept = [await sends(uid, 9), await sends(uid, 2)]
      expect(await Promise.all(kept.map(isThere))).toEqual([true, true])
      expect(await until(uid)).toBeLessThan(0)
      expect(await isThere(await sends(uid, 2))).toBe(false)
    })
  })

  /** As if what was counted until now had come in the quarter of an hour before this one. */
  async function aQuarterEarlier(): Promise<void> {
    const { docs } = await getDocs(query(collection(owner, LIMITS), where('que', '==', 'archivos')))
    for (const { id, data } of docs.map((one) => ({ id: one.id, data: one.data() }))) {
      await write(`${LIMITS}/${crypto.randomUUID()}`, { ...data, cuarto: data.cuarto - 1 })
      await remove(`${LIMITS}/${id}`)
    }
  }

  it('SEC-03 what came earlier in the hour counts, of the bytes and of the files of an account', async () => {
    const most = { STRANGER_MEGABYTES_PER_ADDRESS: 10, STRANGER_FILES_PER_HOUR: 2 }
    await limitedTo({ ...ROOMY, ...most }, async () => {
      const uid = await nameless()
      expect(await permit(uid)).toBeNull()
      await sends(uid, 4)
      await aQuarterEarlier()
      await sends(uid, 4)
      await aQuarterEarlier()
      expect(await permit(await nameless())).toBeNull()
      expect(await read(`cuentas_frenadas/${uid}`)).toBeUndefined()
      await sends(uid, 4)
      expect(await permit(await nameless())).toEqual(['resource-exhausted', { limit: 'address' }])
      expect(await read(`cuentas_frenadas/${uid}`)).toBeDefined()
    })
  })

  it('SEC-03 a network begins so many times in an hour, and a paused account not at all', async () => {
    await limitedTo({ ...ROOMY, FILE_PERMITS_PER_ADDRESS: 2 }, async () => {
      const [one, other] = [await nameless(), await nameless()]
      expect([await permit(one), await permit(other)]).toEqual([null, null])
      expect(await permit(await nameless())).toEqual(['resource-exhausted', { limit: 'address' }])
      await pauseAccount(one)
      expect(await until(one)).toBeLessThan(0)
      expect(await permit(one)).toEqual(['resource-exhausted', { limit: 'account' }])
    })
  })
})

describe('the headers of a file that came', () => {
  /** HTML that says it is a picture, with headers and a secret of its sender's choice. */
  async function hostile(path: string): Promise<void> {
    await bucket()
      .file(path)
      .save(Buffer.from('<script>alert(1)</script>'), {
        contentType: 'image/png',
        metadata: {
          contentDisposition: 'attachment; filename="factura.exe"',
          cacheControl: 'public, max-age=31536000',
          contentEncoding: 'identity',
          contentLanguage: 'es',
          metadata: { uid: 'uid-x', respuesta: 'r', firebaseStorageDownloadTokens: 'mi-secreto' },
        },
      })
    await onFileUploaded({ data: { name: path, size: '25', metadata: {} } as never })
  }
  it.each([
    'imagenes/con-fotos/hostil000001.png',
    'videos/con-fotos/hostil000001',
    'audios/con-fotos/hostil000001.webm',
    'sendEmailv3/uid-x/adjunto-x.png',
  ])('SEC-05 are the server’s at once for %s, and its sender’s address opens nothing', async (path) => {
    expect(await takenBack(() => hostile(path))).toEqual([path])
    const [{ contentDisposition, cacheControl, contentLanguage, metadata = {} }] = await bucket()
      .file(path)
      .getMetadata()
    expect(contentDisposition).toBe('attachment')
    expect(cacheControl).toBe('private, max-age=0')
    expect(contentLanguage ?? '').toBe('')
    expect(metadata).toMatchObject({ uid: 'uid-x', respuesta: 'r' })
  })
  it('SEC-05 a picture above a form stays public, and is shown rather than saved under a chosen name', async () => {
    const path = 'cabeceras/con-fotos/hostil000001.png'
    expect(await takenBack(() => hostile(path))).toEqual([])
    const [{ contentDisposition }] = await bucket().file(path).getMetadata()
    expect(contentDisposition).toBe('inline')
    expect(await opensWith(path, 'mi-secreto')).toBe(true)
  })
  it('SEC-05 of a file that an answer keeps already stay as they are', async () => {
    const path = newPath()
    const metadata = { uid: 'uid-x', respuesta: 'r', guardado: 'r' }
    const contentDisposition = 'inline'
    await bucket()
      .file(path)
      .save('x', { contentType: 'image/png', metadata: { contentDisposition, metadata } })
    await onFileUploaded({ data: { name: path, size: '1', metadata: {} } as never })
    expect((await bucket().file(path).getMetadata())[0].contentDisposition).toBe('inline')
  })
})
