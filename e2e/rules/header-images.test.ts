import { deleteObject, getMetadata, updateMetadata } from 'firebase/storage'
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { formPicturePath } from '../../src/domain/files/header-image'
import { formPath } from '../../src/domain/store-paths'
import { PROJECT_ID } from '../stack/ports'
import { loadStorageRules, storageRules, upload } from './files'
import { NOBODY, type Person } from './people'
import { OWN_AREA } from './places'
import {
  allow,
  ANONYMOUS,
  at,
  CLOSED_OUT,
  forgetLater,
  GENERATOR,
  INSPECTOR,
  inStorageMunicipality,
  member,
  name12,
  placed,
  refuse,
  RUN,
  SUPERVISOR,
} from './storage-municipality'
import { ownerStore } from './store'

inStorageMunicipality()
const remove = (person: Person, path: string) => () => deleteObject(at(person, path))

/** A form of its own for each test; not stored until it is saved. */
const newForm = () => `cabecera-${name12().toLowerCase()}`
/** The form is saved at this moment, as the data layer and its rules do it. */
async function save(formId: string): Promise<void> {
  const path = formPath(formId)
  forgetLater(path)
  await setDoc(doc(ownerStore(PROJECT_ID), path), {
    ...placed(OWN_AREA),
    ...{ titulo: 'x', lastUpdate: serverTimestamp() },
  })
}
async function sent(formId: string, person: Person = GENERATOR): Promise<string> {
  const path = formPicturePath(formId, name12(), 'image/png')
  await allow(upload(person, { path }))
  return path
}

describe('the header image of a form', () => {
  it('EDIT-02 can be seen by everybody, signed in or not', async () => {
    const path = await sent(newForm())
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR, GENERATOR]) {
      await allow(() => getMetadata(at(person, path)))
    }
  })

  it('EDIT-02 has the name of a picture', async () => {
    for (const name of [`${name12()}.html`, 'a.png']) {
      await refuse(upload(GENERATOR, { path: `cabeceras/${newForm()}/${name}` }))
    }
  })

  it('EDIT-02 cannot be overwritten or renamed, not even by its sender', async () => {
    const path = await sent(newForm())
    for (const person of [GENERATOR, SUPERVISOR, member('ROLE_ADMIN')]) await refuse(upload(person, { path }))
    await refuse(() => updateMetadata(at(GENERATOR, path), { customMetadata: { uid: SUPERVISOR.uid } }))
  })

  it('EDIT-02 can be removed by its sender as long as the form was never saved', async () => {
    const path = await sent(newForm())
    for (const person of [NOBODY, ANONYMOUS, INSPECTOR, SUPERVISOR, member('ROLE_ADMIN'), CLOSED_OUT]) {
      await refuse(remove(person, path))
    }
    await allow(remove(GENERATOR, path))
  })

  it('AUTH-07 EDIT-02 cannot be removed over a closed session of its sender', async () => {
    const person = member('ROLE_SUPERVISOR_CORRECTOR')
    const path = await sent(newForm(), person)
    const session = doc(ownerStore(PROJECT_ID), `sesiones_web/sid-${RUN}-role_supervisor_corrector`)
    await setDoc(session, { active: false }, { merge: true })
    await refuse(remove(person, path))
    await setDoc(session, { active: true }, { merge: true })
    await allow(remove(person, path))
  })

  it('EDIT-02 can be removed while no save named it', async () => {
    const formId = newForm()
    await save(formId)
    const path = await sent(formId)
    await refuse(remove(SUPERVISOR, path))
    await allow(remove(GENERATOR, path))
  })

  it('EDIT-02 stays once the form was saved with it: a version may show it for ever', async () => {
    const formId = newForm()
    const path = await sent(formId)
    await save(formId)
    for (const person of [GENERATOR, SUPERVISOR, member('ROLE_ADMIN')]) await refuse(remove(person, path))
    await save(formId)
    await refuse(remove(GENERATOR, path))
  })

  it('SEC-07 EDIT-02 stays when the form was not saved within a day', async () => {
    const path = await sent(newForm())
    // No file here is a day old, so the day is over at once.
    await loadStorageRules(storageRules().replace("duration.value(1, 'd')", "duration.value(0, 's')"))
    await refuse(remove(GENERATOR, path)).finally(() => loadStorageRules(storageRules()))
    await allow(remove(GENERATOR, path))
  })

  it('EDIT-02 cannot be removed under the id of another form', async () => {
    const saved = newForm()
    const path = await sent(saved)
    await save(saved)
    await refuse(remove(GENERATOR, path.replace(saved, newForm())))
    await allow(() => getMetadata(at(NOBODY, path)))
  })
})
