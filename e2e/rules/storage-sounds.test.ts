import { deleteObject, getMetadata } from 'firebase/storage'
import { describe, it } from 'vitest'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { upload, type Upload } from './files'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED,
  inStorageMunicipality,
  MB,
  name12,
  OPEN,
  OTHER,
  PHOTOS,
  refuse,
  SUPERVISOR,
} from './storage-municipality'

inStorageMunicipality()

const sound = (given: Partial<Upload> = {}): Upload => ({
  path: attachmentPath('audio', OPEN, name12(), 'a.webm'),
  type: 'audio/webm',
  ...given,
})
const at12 = (formId: string) => attachmentPath('audio', formId, name12(), 'a.webm')

describe('a sound of an answer', () => {
  it('KIND-08 FILE-01 is taken up to 5 MB, of strangers where the form asks for it', async () => {
    await allow(upload(ANONYMOUS, sound({ bytes: 5 * MB })))
    await refuse(upload(ANONYMOUS, sound({ bytes: 5 * MB + 1 })))
    await refuse(upload(ANONYMOUS, sound({ path: at12(PHOTOS) })))
    await refuse(upload(ANONYMOUS, sound({ path: at12(CLOSED) })))
  })

  it.each<[string, Partial<Upload>]>([
    ['a page', { type: 'text/html' }],
    ['one of an unknown kind', { type: 'audio/x-anything' }],
    ['one with the ending of a page', { path: `audios/${OPEN}/${name12()}.html` }],
    ['one under a short name', { path: `audios/${OPEN}/a.webm` }],
    ['one deeper than its folder', { path: `audios/${OPEN}/${name12()}/${name12()}.webm` }],
    ['one in somebody else’s name', { uid: OTHER.uid }],
  ])('KIND-08 SEC-05 %s is refused', async (_name, given) => {
    await refuse(upload(ANONYMOUS, sound(given)))
  })

  it('KIND-08 FILE-02 SEC-05 is read and taken away by who sent it, and by nobody else before an answer keeps it', async () => {
    const file = sound()
    await allow(upload(ANONYMOUS, file))
    await allow(() => getMetadata(at(ANONYMOUS, file.path)))
    for (const person of [OTHER, SUPERVISOR]) {
      await refuse(() => getMetadata(at(person, file.path)))
      await refuse(() => deleteObject(at(person, file.path)))
    }
    await allow(() => deleteObject(at(ANONYMOUS, file.path)))
  })
})
