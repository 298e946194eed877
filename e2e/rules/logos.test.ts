import { deleteObject, getMetadata, updateMetadata } from 'firebase/storage'
import { describe, it } from 'vitest'
import { logoPath } from '../../src/domain/files/header-image'
import { upload } from './files'
import { NOBODY } from './people'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED_OUT,
  GENERATOR,
  INSPECTOR,
  inStorageMunicipality,
  member,
  name12,
  refuse,
  SUPERVISOR,
} from './storage-municipality'

inStorageMunicipality()
const newLogo = () => logoPath('villa-del-rio', name12(), 'image/png')

describe('the logo of a municipality', () => {
  it('PDF-02 can be sent by administrators only, and seen by everybody', async () => {
    const path = newLogo()
    const others = [NOBODY, ANONYMOUS, INSPECTOR, SUPERVISOR, GENERATOR, CLOSED_OUT]
    for (const person of [...others, member('ROLE_SUPERVISOR_ELEVADO')])
      await refuse(upload(person, { path: newLogo() }))
    await allow(upload(member('ROLE_ADMIN'), { path }))
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR]) await allow(() => getMetadata(at(person, path)))
  })
  it('PDF-02 has the name and the type of a picture, and at most 1 MB', async () => {
    const admin = member('ROLE_ADMIN')
    for (const name of [`${name12()}.html`, 'a.png', name12()])
      await refuse(upload(admin, { path: `logos/villa-del-rio/${name}` }))
    await refuse(upload(admin, { path: newLogo(), type: 'image/svg+xml' }))
    await refuse(upload(admin, { path: newLogo(), bytes: 1024 * 1024 + 1 }))
    await refuse(upload(admin, { path: newLogo(), uid: SUPERVISOR.uid }))
    await allow(upload(admin, { path: newLogo(), bytes: 1024 * 1024 }))
  })
  it('PDF-02 cannot be overwritten, changed or removed: documents and mails show it', async () => {
    const [admin, path] = [member('ROLE_ADMIN'), newLogo()]
    await allow(upload(admin, { path }))
    await refuse(upload(admin, { path }))
    await refuse(() => updateMetadata(at(admin, path), { contentType: 'text/html' }))
    await refuse(() => deleteObject(at(admin, path)))
  })
})
