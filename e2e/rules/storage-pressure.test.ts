import { deleteDoc, doc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { FILE_PERMITS, PUBLIC_FORMS, publicFormPath } from '../../src/domain/store-paths'
import { PROJECT_ID } from '../stack/ports'
import { upload } from './files'
import {
  allow,
  ANONYMOUS,
  inStorageMunicipality,
  lay,
  name12,
  OTHER,
  refuse,
  RUN,
} from './storage-municipality'
import type { Person } from './people'
import { ownerStore } from './store'

inStorageMunicipality()

const MINUTE_MS = 60_000
const ahead = () => new Date(Date.now() + 10 * MINUTE_MS)
const ago = () => new Date(Date.now() - MINUTE_MS)
const PRESSED = `${RUN}-bajo-presion`
const LAST = `${RUN}-ultimos`
const QUIET = `${RUN}-sin-presion`
const ANSWER = 'respuesta-bajo-presion'
const asksForPhotos = {
  ...{ version: 1, abierto: true, motivo: null, titulo: 'x', firmas: false },
  adjuntos: { imagen: true, documento: false, video: false },
}
const photo = (person: Person, formId: string, answer = ANSWER) =>
  upload(person, { path: attachmentPath('imagen', formId, name12(), 'foto.png'), answer })
const pass = (formId: string, given: object, answer = ANSWER) =>
  lay({
    [`${PUBLIC_FORMS}/${formId}/pases/${answer}`]: { uid: ANONYMOUS.uid, hasta: ahead(), ...given },
  })

describe('files for a form under pressure', () => {
  it('SEC-03 are accepted with the pass of their answer, and not without', async () => {
    await lay({
      [publicFormPath(PRESSED)]: { ...asksForPhotos, paseHasta: ahead() },
      [publicFormPath(LAST)]: { ...asksForPhotos, pocosLugares: true },
    })
    for (const form of [PRESSED, LAST]) {
      await refuse(photo(ANONYMOUS, form))
      await pass(form, {})
      await allow(photo(ANONYMOUS, form))
      await refuse(photo(ANONYMOUS, form, 'respuesta-sin-pase'))
      await refuse(photo(OTHER, form))
      await pass(form, { hasta: ago() })
      await refuse(photo(ANONYMOUS, form))
    }
  })

  it('SEC-03 are accepted without a pass once the pressure is over', async () => {
    await lay({
      [publicFormPath(QUIET)]: { ...asksForPhotos, paseHasta: ago(), pocosLugares: false },
    })
    await allow(photo(ANONYMOUS, QUIET))
  })

  it('SEC-03 are accepted of accounts with a permit, until it ends', async () => {
    const permit = `${FILE_PERMITS}/${OTHER.uid}`
    await allow(photo(OTHER, QUIET))
    await lay({ [permit]: { hasta: ago() } })
    await refuse(photo(OTHER, QUIET))
    await pass(QUIET, { uid: OTHER.uid }, 'respuesta-de-antes')
    await refuse(photo(OTHER, QUIET, 'respuesta-de-antes'))
    await allow(photo(ANONYMOUS, QUIET))
    await deleteDoc(doc(ownerStore(PROJECT_ID), permit))
    await refuse(photo(OTHER, QUIET))
    await lay({ [permit]: { hasta: ahead() } })
    await allow(photo(OTHER, QUIET))
  })
})
