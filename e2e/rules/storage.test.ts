import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  updateMetadata,
  uploadBytesResumable,
} from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_TYPES } from '../../src/domain/files/limits'
import { attachmentPath, signaturePath } from '../../src/domain/files/storage-path'
import { publicFormPath } from '../../src/domain/store-paths'
import { roleMay } from '../../src/testing/who-may'
import { loadStorageRules, reaches, storageRules, upload, type Upload } from './files'
import { NOBODY, type Person } from './people'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED,
  CLOSED_OUT,
  document,
  GENERATOR,
  INSPECTOR,
  inStorageMunicipality,
  lay,
  MB,
  member,
  MEMBERS,
  name12,
  OLD,
  OPEN,
  OTHER,
  photo,
  PHOTOS,
  PRIVATE,
  SAVED,
  SIGNED,
  refuse,
  RUN,
  SUPERVISOR,
  TYPES,
  video,
} from './storage-municipality'

inStorageMunicipality()

describe('the rules of files', () => {
  it('FILE-01 would be refused if they did not compile', async () => {
    expect(
      await loadStorageRules(storageRules().replace('function hasRole(', 'function hasRole((')),
    ).not.toBe('')
    expect(await loadStorageRules(storageRules())).toBe('')
  })
})

describe('sending files', () => {
  it.each(MEMBERS)(
    'ROLE-01 FILE-02 is allowed to $name as the table says: files of answers, header images, mail attachments',
    async ({ role }) => {
      const person = member(role)
      const answers = roleMay(role, 'create', 'answer')
      expect(await reaches(upload(person, photo(PRIVATE)))).toBe(answers)
      expect(await reaches(upload(person, { path: signaturePath(PRIVATE, name12()) }))).toBe(answers)
      expect(
        await reaches(upload(person, { path: `sendEmailv3/${person.uid}/adjunto-${name12()}.png` })),
      ).toBe(answers)
      expect(await reaches(upload(person, { path: `cabeceras/${PRIVATE}/${name12()}.png` }))).toBe(
        roleMay(role, 'update', 'form'),
      )
    },
  )
  it('FILE-02 is allowed to a stranger for an open public form only', async () => {
    await allow(upload(ANONYMOUS, photo(OPEN)))
    await allow(upload(ANONYMOUS, { path: signaturePath(OPEN, name12()) }))
    await refuse(upload(ANONYMOUS, photo(CLOSED)))
    await refuse(upload(ANONYMOUS, photo(PRIVATE)))
    await refuse(upload(ANONYMOUS, { path: signaturePath(CLOSED, name12()) }))
    await refuse(upload(ANONYMOUS, { path: `cabeceras/${OPEN}/${name12()}.png` }))
    const saysNothing = { answer: null }
    await refuse(upload(ANONYMOUS, photo(OPEN, saysNothing)))
    await refuse(upload(INSPECTOR, photo(OPEN, saysNothing)))
    await refuse(upload(ANONYMOUS, photo(OPEN, { answer: 'x/../y-abcdefghijk' })))
    await refuse(upload(ANONYMOUS, { path: `sendEmailv3/${ANONYMOUS.uid}/adjunto-${name12()}.png` }))
  })
  it('FILE-01 is allowed to strangers for what the form asks, and to staff for what their forms ask', async () => {
    const signature = (formId: string) => ({ path: signaturePath(formId, name12()) })
    const pdf = (formId: string) =>
      document('pdf', { path: attachmentPath('documento', formId, name12(), 'a.pdf') })
    const film = (formId: string) => video({ path: attachmentPath('video', formId, name12(), 'a.mp4') })
    await allow(upload(ANONYMOUS, photo(PHOTOS)))
    for (const file of [signature(PHOTOS), pdf(PHOTOS), film(PHOTOS)]) await refuse(upload(ANONYMOUS, file))
    await allow(upload(ANONYMOUS, signature(SIGNED)))
    for (const file of [photo(SIGNED), pdf(SIGNED), film(SIGNED)]) await refuse(upload(ANONYMOUS, file))
    for (const file of [photo(OLD), signature(OLD), pdf(OLD), film(OLD)])
      await refuse(upload(ANONYMOUS, file))
    await allow(upload(INSPECTOR, signature(PHOTOS)))
  })
  it('FILE-02 is refused without an account', async () => {
    await refuse(upload(NOBODY, photo(OPEN)))
    await refuse(upload(NOBODY, { path: `cabeceras/${OPEN}/${name12()}.png` }))
  })
  it('AUTH-07 is refused over a closed session', async () => {
    await refuse(upload(CLOSED_OUT, photo(PRIVATE)))
    await refuse(upload(CLOSED_OUT, photo(OPEN)))
    await refuse(upload(CLOSED_OUT, { path: `cabeceras/${OPEN}/${name12()}.png` }))
    await refuse(upload(CLOSED_OUT, { path: `sendEmailv3/${CLOSED_OUT.uid}/adjunto-${name12()}.png` }))
  })
  it('FILE-02 is refused in somebody else’s name', async () => {
    await refuse(upload(ANONYMOUS, photo(OPEN, { uid: OTHER.uid })))
    await refuse(upload(ANONYMOUS, photo(OPEN, { uid: null })))
    await refuse(upload(GENERATOR, { path: `cabeceras/${OPEN}/${name12()}.png`, uid: OTHER.uid }))
    await refuse(upload(SUPERVISOR, { path: `sendEmailv3/${OTHER.uid}/adjunto-${name12()}.png` }))
    const mine = { path: `sendEmailv3/${SUPERVISOR.uid}/adjunto-${name12()}.png` }
    await refuse(upload(SUPERVISOR, { ...mine, uid: OTHER.uid }))
    await allow(upload(SUPERVISOR, mine))
    await refuse(upload(SUPERVISOR, mine))
  })
})

describe('files that are accepted', () => {
  it.each(TYPES)('FILE-01 %s may be sent', async (_ending, file) => {
    await allow(upload(ANONYMOUS, file))
  })
  it('FILE-01 a camera picture without an ending may be sent', async () => {
    await allow(
      upload(ANONYMOUS, { path: attachmentPath('imagen', OPEN, name12(), 'image'), type: 'image/jpeg' }),
    )
  })
  it('FILE-02 a file that is sent in parts is judged in the same way', async () => {
    const send = (formId: string) => () =>
      Promise.resolve(
        uploadBytesResumable(at(ANONYMOUS, photo(formId).path), new Uint8Array(300_000), {
          contentType: 'image/png',
          customMetadata: { uid: ANONYMOUS.uid, respuesta: 'sin-guardar-todavia' },
        }),
      )
    await allow(send(OPEN))
    await refuse(send(CLOSED))
  })
  it.each<[string, Upload]>([
    ['FILE-01 a picture of 5 MB', photo(OPEN, { bytes: 5 * MB })],
    ['FILE-01 a document of 5 MB', document('pdf', { bytes: 5 * MB })],
    ['FILE-01 a map above 5 MB', document('kml', { bytes: 5 * MB + 1 })],
    ['FILE-01 a video of 50 MB', video({ bytes: 50 * MB })],
    ['SIGN-01 a signature of 1,048,576 bytes', { path: signaturePath(OPEN, name12()), bytes: 1_048_576 }],
  ])('%s may be sent', async (_name, file) => {
    await allow(upload(ANONYMOUS, file))
  })
  it.each<[string, Upload]>([
    ['FILE-01 a picture above 5 MB', photo(OPEN, { bytes: 5 * MB + 1 })],
    ['FILE-01 a document above 5 MB', document('pdf', { bytes: 5 * MB + 1 })],
    ['FILE-01 a map above 50 MB', document('kmz', { bytes: 50 * MB + 1 })],
    ['FILE-01 a video above 50 MB', video({ bytes: 50 * MB + 1 })],
    ['SIGN-01 a signature above 1,048,576 bytes', { path: signaturePath(OPEN, name12()), bytes: 1_048_577 }],
    ['FILE-01 an empty file', photo(OPEN, { bytes: 0 })],
    ['FILE-01 a picture of another type', photo(OPEN, { type: 'image/svg+xml' })],
    ['FILE-01 a page that calls itself a picture', photo(OPEN, { type: 'text/html' })],
    ['FILE-01 a program as a document', document('pdf', { type: 'application/x-msdownload' })],
    [
      'FILE-01 a document with the ending of a program',
      { ...document('pdf'), path: `documentos/${OPEN}/doc-${name12()}.exe` },
    ],
    ['FILE-01 a page as a video', video({ type: 'text/html' })],
    ['SEC-05 a drawing with programs in it as a video', video({ type: 'video/svg+xml' })],
    ['SEC-05 a video of an unknown kind', video({ type: 'video/x-anything' })],
    ['SEC-05 a video with the ending of a page', video({ path: `videos/${OPEN}/${name12()}.html` })],
    ['SEC-05 a file that says more of itself', photo(OPEN, { notes: { nombre: 'x' } })],
    [
      'FILE-01 a map that is no map and above 5 MB',
      document('kml', { type: 'application/pdf', bytes: 5 * MB + 1 }),
    ],
    ['SIGN-01 a signature that is no PNG', { path: signaturePath(OPEN, name12()), type: 'image/jpeg' }],
    ['SIGN-04 a signature under another name', { path: `imagenes/signatures-${OPEN}/firma.png` }],
    ['FILE-01 a map under the name of a document', document('pdf', { type: DOCUMENT_TYPES.kml })],
    ['FILE-01 a document under the name of a map', document('kml', { type: 'application/pdf' })],
    ['SIGN-04 a signature among the photos', { path: `imagenes/${SIGNED}/imgPNG-${name12()}.png` }],
    ['SIGN-04 a photo among the signatures', { path: `imagenes/signatures-${OPEN}/${name12()}.png` }],
    ['FILE-02 a photo under a short name', { path: `imagenes/${OPEN}/a.png` }],
    ['FILE-02 a photo under a name with another ending', { path: `imagenes/${OPEN}/${name12()}.html` }],
    ['FILE-02 a document under another name', document('pdf', { path: `documentos/${OPEN}/contrato.pdf` })],
    [
      'FILE-02 a mail attachment among the documents',
      document('pdf', { path: `documentos/${OPEN}/adjunto-${name12()}.pdf` }),
    ],
    ['FILE-02 a file deeper than its folder', { path: `imagenes/${OPEN}/${name12()}/${name12()}.png` }],
    ['FILE-02 a file in a folder of its own', { path: `otros/${OPEN}/${name12()}.png` }],
    ['FILE-02 a file beside the folders', { path: `${name12()}.png` }],
  ])('%s is refused', async (_name, file) => {
    await refuse(upload(ANONYMOUS, file))
  })
  it('SIGN-04 a photo is no signature, not even in a form whose id looks so', async () => {
    const formId = `signatures-${RUN}`
    await lay({ [publicFormPath(formId)]: { abierto: true, firmas: true, adjuntos: { imagen: true } } })
    await allow(upload(ANONYMOUS, { path: signaturePath(formId, name12()) }))
    await refuse(upload(ANONYMOUS, photo(formId)))
  })
  it('SIGN-04 a photo among the signatures is refused to staff too', async () => {
    await refuse(upload(SUPERVISOR, { path: `imagenes/signatures-${PRIVATE}/${name12()}.png` }))
  })
  it('MAIL-01 attachments of mails are documents and pictures up to 5 MB', async () => {
    const folder = `sendEmailv3/${SUPERVISOR.uid}`
    await allow(upload(SUPERVISOR, { path: `${folder}/adjunto-${name12()}.pdf`, type: 'application/pdf' }))
    await refuse(
      upload(SUPERVISOR, {
        path: `${folder}/adjunto-${name12()}.pdf`,
        type: 'application/pdf',
        bytes: 5 * MB + 1,
      }),
    )
    await refuse(upload(SUPERVISOR, { path: `${folder}/adjunto-${name12()}.png`, bytes: 5 * MB + 1 }))
    await refuse(upload(SUPERVISOR, { path: `${folder}/doc-${name12()}.pdf`, type: 'application/pdf' }))
    await refuse(
      upload(SUPERVISOR, { path: `${folder}/adjunto-${name12()}.kml`, type: DOCUMENT_TYPES.kml ?? '' }),
    )
  })
  it('EDIT-02 header images are pictures up to 5 MB', async () => {
    const path = () => `cabeceras/${PRIVATE}/${name12()}.png`
    await allow(upload(GENERATOR, { path: path(), bytes: 5 * MB }))
    await refuse(upload(GENERATOR, { path: path(), bytes: 5 * MB + 1 }))
    await refuse(upload(GENERATOR, { path: path(), type: 'image/gif' }))
    await refuse(upload(GENERATOR, { path: `cabeceras/${PRIVATE}/a.png` }))
  })
})

describe('a file that was sent', () => {
  /** Sends a photo to the open form and gives its path. */
  async function sent(person: Person, file: Upload = photo(OPEN)): Promise<string> {
    await upload(person, file)()
    return file.path
  }

  it('FILE-02 cannot be overwritten, not even by its sender', async () => {
    const path = await sent(ANONYMOUS)
    await refuse(upload(ANONYMOUS, { path }))
    await refuse(upload(OTHER, { path }))
    await refuse(upload(SUPERVISOR, { path }))
    await refuse(() => updateMetadata(at(ANONYMOUS, path), { customMetadata: { uid: OTHER.uid } }))
  })
  it('FILE-02 of a saved answer cannot be deleted by its sender, who may delete one of another answer', async () => {
    for (const person of [ANONYMOUS, INSPECTOR, SUPERVISOR]) {
      const kept = await sent(person, photo(OPEN, { answer: SAVED }))
      await refuse(() => deleteObject(at(person, kept)))
      await allow(() => getMetadata(at(person, kept)))
      const signature = await sent(person, { path: signaturePath(OPEN, name12()), answer: SAVED })
      await refuse(() => deleteObject(at(person, signature)))
      const free = await sent(person)
      await allow(() => deleteObject(at(person, free)))
    }
  })
  it('SEC-05 can be read and deleted by its sender alone until an answer keeps it', async () => {
    const path = await sent(ANONYMOUS)
    await allow(() => getMetadata(at(ANONYMOUS, path)))
    await allow(() => getBytes(at(ANONYMOUS, path)))
    const others = [OTHER, NOBODY, CLOSED_OUT, INSPECTOR, SUPERVISOR, member('ROLE_ADMIN')]
    for (const person of others) {
      await refuse(() => getMetadata(at(person, path)))
      await refuse(() => getBytes(at(person, path)))
      await refuse(() => deleteObject(at(person, path)))
    }
  })
  it('FILE-02 can be read as a document or video like a photo', async () => {
    for (const file of [document('pdf'), video()]) {
      const path = await sent(ANONYMOUS, file)
      await allow(() => getMetadata(at(ANONYMOUS, path)))
      await refuse(() => getMetadata(at(OTHER, path)))
      await refuse(() => deleteObject(at(OTHER, path)))
      await allow(() => deleteObject(at(ANONYMOUS, path)))
    }
  })
  it('FILE-02 SIGN-03 can be deleted by its sender', async () => {
    const path = await sent(ANONYMOUS)
    await refuse(() => deleteObject(at(OTHER, path)))
    await refuse(() => deleteObject(at(NOBODY, path)))
    await refuse(() => deleteObject(at(CLOSED_OUT, path)))
    await allow(() => deleteObject(at(ANONYMOUS, path)))
  })
  it('FILE-02 can be listed by nobody', async () => {
    await sent(ANONYMOUS)
    for (const person of [ANONYMOUS, NOBODY, SUPERVISOR, member('ROLE_ADMIN')]) {
      for (const folder of [
        '',
        'imagenes',
        `imagenes/${OPEN}`,
        `documentos/${OPEN}`,
        `sendEmailv3/${person.uid}`,
      ]) {
        await refuse(() => listAll(at(person, folder)))
      }
    }
  })
  it('MAIL-01 can be seen and deleted by its sender as an attachment of a mail', async () => {
    const path = await sent(INSPECTOR, { path: `sendEmailv3/${INSPECTOR.uid}/adjunto-${name12()}.png` })
    await allow(() => getMetadata(at(INSPECTOR, path)))
    await refuse(() => getMetadata(at(SUPERVISOR, path)))
    await refuse(() => deleteObject(at(SUPERVISOR, path)))
    await allow(() => deleteObject(at(INSPECTOR, path)))
  })
})
