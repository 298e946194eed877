import { doc, setDoc } from 'firebase/firestore/lite'
import { deleteObject, getBytes, getMetadata, listAll, updateMetadata } from 'firebase/storage'
import { describe, it } from 'vitest'
import { DOCUMENT_TYPES, IMAGE_TYPES } from '../../src/domain/files/limits'
import { acceptedByMail, mailFilePath } from '../../src/domain/mail/attachments'
import { aSession } from '../../src/testing/builders'
import { PROJECT_ID } from '../stack/ports'
import { upload, type Upload } from './files'
import { NOBODY, type Person } from './people'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED_OUT,
  INSPECTOR,
  inStorageMunicipality,
  MB,
  member,
  name12,
  refuse,
  SUPERVISOR,
} from './storage-municipality'
import { ownerStore } from './store'

inStorageMunicipality()
const ENDINGS = acceptedByMail.split(',').map((ending) => ending.slice(1))
const typeOf = (ending: string) => DOCUMENT_TYPES[ending] ?? IMAGE_TYPES[ending] ?? ''

const attachment = (person: Person, ending = 'pdf', given: Partial<Upload> = {}): Upload => ({
  path: mailFilePath(person.uid, name12(), `a.${ending}`),
  type: typeOf(ending),
  ...given,
})
async function sent(person: Person): Promise<string> {
  const file = attachment(person)
  await allow(upload(person, file))
  return file.path
}

describe('attachments of a mail', () => {
  it.each(ENDINGS)('MAIL-01 %s is taken up to 5 MB, and no byte more', async (ending) => {
    await allow(upload(SUPERVISOR, attachment(SUPERVISOR, ending, { bytes: 5 * MB })))
    await refuse(upload(SUPERVISOR, attachment(SUPERVISOR, ending, { bytes: 5 * MB + 1 })))
  })

  it.each<[string, Partial<Upload>]>([
    ['an empty file', { bytes: 0 }],
    ['a picture called a document', { type: 'image/png' }],
    ['a page called a document', { type: 'text/html' }],
    ['a program', { path: `sendEmailv3/${SUPERVISOR.uid}/adjunto-${name12()}.exe` }],
    ['a picture that is a document', { path: `sendEmailv3/${SUPERVISOR.uid}/adjunto-${name12()}.png` }],
    [
      'a drawing with programs in it',
      { path: mailFilePath(SUPERVISOR.uid, name12(), 'a.png'), type: 'image/svg+xml' },
    ],
    ['a map', { path: mailFilePath(SUPERVISOR.uid, name12(), 'a.kmz'), type: DOCUMENT_TYPES.kmz ?? '' }],
    ['a name of its own', { path: `sendEmailv3/${SUPERVISOR.uid}/contrato.pdf` }],
    ['a short name', { path: `sendEmailv3/${SUPERVISOR.uid}/adjunto-abc.pdf` }],
    ['a folder below', { path: `sendEmailv3/${SUPERVISOR.uid}/x/adjunto-${name12()}.pdf` }],
    ['no folder', { path: `sendEmailv3/adjunto-${name12()}.pdf` }],
    ["somebody else's folder", { path: mailFilePath(INSPECTOR.uid, name12(), 'a.pdf') }],
    ["somebody else's mark", { uid: INSPECTOR.uid }],
    ['no mark', { uid: null }],
  ])('MAIL-01 %s is refused', async (_what, given) => {
    await refuse(upload(SUPERVISOR, attachment(SUPERVISOR, 'pdf', given)))
  })

  it('MAIL-02 are accepted from staff with an open session only', async () => {
    for (const person of [NOBODY, ANONYMOUS, CLOSED_OUT, member('ROLE_GENERADOR')]) {
      await refuse(upload(person, attachment(person)))
    }
  })

  it('MAIL-02 can be seen and removed by their sender only', async () => {
    const path = await sent(INSPECTOR)
    for (const person of [SUPERVISOR, member('ROLE_ADMIN'), ANONYMOUS, NOBODY, CLOSED_OUT]) {
      await refuse(() => getMetadata(at(person, path)))
      await refuse(() => getBytes(at(person, path)))
      await refuse(() => deleteObject(at(person, path)))
    }
    await allow(() => getBytes(at(INSPECTOR, path)))
    await allow(() => deleteObject(at(INSPECTOR, path)))
  })

  it('MAIL-02 cannot be overwritten or marked anew', async () => {
    const path = await sent(INSPECTOR)
    await refuse(upload(INSPECTOR, { path, type: 'application/pdf' }))
    await refuse(() => updateMetadata(at(INSPECTOR, path), { contentType: 'text/html' }))
  })

  it('MAIL-02 AUTH-07 cannot be reached over a closed session', async () => {
    const path = await sent(SUPERVISOR)
    const username = SUPERVISOR.uid.replace(/^uid-/, '')
    const become = (active: boolean) =>
      setDoc(doc(ownerStore(PROJECT_ID), `sesiones_web/sid-${username}`), aSession(username, { active }))
    await become(false)
    await refuse(() => getBytes(at(SUPERVISOR, path)))
    await refuse(() => deleteObject(at(SUPERVISOR, path)))
    await become(true)
    await allow(() => deleteObject(at(SUPERVISOR, path)))
  })

  it('MAIL-02 can be listed by nobody', async () => {
    await sent(INSPECTOR)
    for (const person of [INSPECTOR, SUPERVISOR, member('ROLE_ADMIN'), ANONYMOUS, NOBODY]) {
      for (const folder of ['sendEmailv3', `sendEmailv3/${INSPECTOR.uid}`]) {
        await refuse(() => listAll(at(person, folder)))
      }
    }
  })
})
