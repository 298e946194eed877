import { deleteObject, getBytes, getMetadata, listAll, updateMetadata } from 'firebase/storage'
import { beforeAll, describe, it } from 'vitest'
import { signaturePath } from '../../src/domain/files/storage-path'
import { upload, type Upload } from './files'
import { NOBODY, type Person } from './people'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED_OUT,
  document,
  GENERATOR,
  INSPECTOR,
  inStorageMunicipality,
  member,
  name12,
  OPEN,
  OTHER,
  photo,
  PRIVATE,
  SAVED,
  SAVED_BEFORE,
  refuse,
  SUPERVISOR,
  video,
} from './storage-municipality'

inStorageMunicipality()

/** The functions: past the rules. */
const SERVER = { name: 'server', token: 'owner' }
const EVERYBODY = [
  ANONYMOUS,
  OTHER,
  NOBODY,
  CLOSED_OUT,
  INSPECTOR,
  GENERATOR,
  SUPERVISOR,
  member('ROLE_ADMIN'),
]

const remove = (person: Person, path: string) => () => deleteObject(at(person, path))
const keep = (path: string, guardado: string) =>
  updateMetadata(at(SERVER, path), { customMetadata: { guardado } })

async function sent(person: Person, file: Upload): Promise<string> {
  await upload(person, file)()
  return file.path
}
const FILES: [string, (given: Partial<Upload>) => Upload][] = [
  ['a photo', (given) => photo(OPEN, given)],
  ['a document', (given) => document('pdf', given)],
  ['a video', (given) => video(given)],
  ['a signature', (given) => ({ path: signaturePath(OPEN, name12()), ...given })],
]

describe('the files of a saved answer', () => {
  it.each(FILES)(
    'FILE-02 %s that an answer refers to can be removed by nobody, whatever answer it was sent for',
    async (_what, file) => {
      for (const answer of ['no-existe-ninguna', SAVED_BEFORE]) {
        const path = await sent(ANONYMOUS, file({ answer }))
        await keep(path, `${SAVED_BEFORE} otra-respuesta`)
        for (const person of EVERYBODY) await refuse(remove(person, path))
        await allow(() => getMetadata(at(ANONYMOUS, path)))
        // Once no answer keeps the file, it is the sender's again.
        await keep(path, '')
        await allow(remove(ANONYMOUS, path))
      }
    },
  )

  it.each(FILES)(
    'FILE-02 %s cannot be removed by its sender once its answer is saved, but can when sent afterwards',
    async (_what, file) => {
      for (const person of [ANONYMOUS, INSPECTOR, SUPERVISOR]) {
        await refuse(remove(person, await sent(person, file({ answer: SAVED }))))
        // Sent for an answer that is being completed: not part of it yet.
        await allow(remove(person, await sent(person, file({ answer: SAVED_BEFORE }))))
      }
    },
  )

  it('FILE-02 cannot be marked by anybody as files that answers refer to, at once or later', async () => {
    for (const guardado of ['una-respuesta', '']) {
      for (const person of [ANONYMOUS, SUPERVISOR]) {
        await refuse(upload(person, photo(OPEN, { notes: { guardado } })))
      }
    }
    const path = await sent(ANONYMOUS, photo(OPEN))
    await keep(path, 'una-respuesta')
    for (const person of EVERYBODY) {
      await refuse(() => updateMetadata(at(person, path), { customMetadata: { guardado: '' } }))
      await refuse(() => updateMetadata(at(person, path), { customMetadata: { respuesta: 'otra' } }))
      await refuse(upload(person, { path }))
    }
  })
})

describe('PDFs that are made of answers', () => {
  const path = `pdf/${SAVED}/0123456789abcdef0123456789abcdef.pdf`
  beforeAll(() => upload({ ...SUPERVISOR, ...SERVER }, { path, type: 'application/pdf' })())

  it('PDF-01 cannot be read or listed without the address that their reader was given', async () => {
    for (const person of EVERYBODY) {
      await refuse(() => getBytes(at(person, path)))
      await refuse(() => getMetadata(at(person, path)))
      for (const folder of ['pdf', `pdf/${SAVED}`]) await refuse(() => listAll(at(person, folder)))
    }
  })
  it('PDF-01 are made, replaced and removed by functions only', async () => {
    for (const person of EVERYBODY) {
      await refuse(upload(person, { path: `pdf/${SAVED}/${name12()}.pdf`, type: 'application/pdf' }))
      await refuse(upload(person, { path: `pdf/${name12()}.pdf`, type: 'application/pdf' }))
      await refuse(upload(person, { path, type: 'application/pdf' }))
      await refuse(() => updateMetadata(at(person, path), { contentType: 'text/html' }))
      await refuse(remove(person, path))
    }
  })
})

describe('the header images of forms', () => {
  it('EDIT-02 can be made only by people who may write forms, in that folder and under such names', async () => {
    const path = () => `cabeceras/${PRIVATE}/${name12()}.png`
    for (const person of [ANONYMOUS, OTHER, NOBODY, CLOSED_OUT, INSPECTOR])
      await refuse(upload(person, { path: path() }))
    for (const other of [
      `cabeceras/${name12()}.png`,
      `cabeceras/${PRIVATE}/dentro/${name12()}.png`,
      `cabeceras/${PRIVATE}/${name12()}.svg`,
      `cabeceras/${PRIVATE}/corto.png`,
    ]) {
      await refuse(upload(GENERATOR, { path: other }))
    }
    await allow(upload(GENERATOR, { path: path() }))
  })
  it('EDIT-02 can be listed by nobody', async () => {
    await sent(GENERATOR, { path: `cabeceras/${PRIVATE}/${name12()}.png` })
    for (const person of EVERYBODY) {
      for (const folder of ['cabeceras', `cabeceras/${PRIVATE}`])
        await refuse(() => listAll(at(person, folder)))
    }
  })
})
