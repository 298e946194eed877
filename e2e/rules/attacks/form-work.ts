import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { ROLES, type Role } from '../../../src/domain/user/roles'
import { countCoverage } from '../coverage'
import { formDocuments } from '../documents'
import { allow, refuse } from '../judge'
import { STRANGERS, the, type Person } from '../people'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, NO_FORM_WRITERS, save } from './saved-forms'

const SEE: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR_CORRECTOR',
  'ROLE_SUPERVISOR_DUPLICADOR',
  'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
  'ROLE_INSPECTOR_ACTAS',
]
const WORK = 'trabajo_formularios'

async function workIn(area: string, municipalityPath = HOME): Promise<string> {
  const { id } = newForm()
  const areas = [doc(ownerStore(), area)]
  await layOut({ [`${WORK}/${id}`]: { areas, municipalityPath, lugar: 'lista', total: 3, espera: 1 } })
  return id
}
const get = (person: Person, id: string) => () => getDoc(doc(storeOf(person), WORK, id))
const list = (person: Person, area: string) => () => {
  const store = storeOf(person)
  return getDocs(query(collection(store, WORK), where('areas', 'array-contains-any', [doc(store, area)])))
}
const change =
  (formId: string, data: DocumentData, person: Person = GENERATOR) =>
  () =>
    setDoc(doc(storeOf(person), `formularios/${formId}`), data, { merge: true })

describe('the work document of a form', () => {
  countCoverage()
  it('DAY-04 is read by staff of the area who see everybody’s answers', async () => {
    const id = await workIn(AREA)
    for (const role of SEE) {
      await allow(get(the(role), id))
      await allow(list(the(role), AREA))
    }
    await allow(get(the('ROLE_SUPERVISOR'), newForm().id))
  })
  it('DAY-04 is read by nobody else', async () => {
    const id = await workIn(AREA)
    const others = [...ROLES.filter((role) => !SEE.includes(role)).map((role) => the(role)), ...STRANGERS]
    for (const person of others) {
      await refuse(get(person, id))
      await refuse(get(person, newForm().id))
      await refuse(list(person, AREA))
    }
  })
  it('DAY-04 is not read for other areas, nor for all areas at once', async () => {
    const id = await workIn(OTHER_AREA)
    await refuse(get(the('ROLE_SUPERVISOR'), id))
    await refuse(list(the('ROLE_SUPERVISOR'), OTHER_AREA))
    await refuse(() => getDocs(collection(storeOf(the('ROLE_SUPERVISOR')), WORK)))
    const foreign = await workIn(FOREIGN_AREA, AWAY)
    await refuse(get(the('ROLE_SUPERVISOR_ELEVADO'), foreign))
    await allow(get(the('ROLE_ADMIN'), foreign))
    await allow(() => getDocs(collection(storeOf(the('ROLE_ADMIN')), WORK)))
  })
  it('DAY-04 is written by nobody', async () => {
    const id = await workIn(AREA)
    for (const person of [the('ROLE_ADMIN'), the('ROLE_SUPERVISOR'), GENERATOR, ...STRANGERS]) {
      await refuse(() => setDoc(doc(storeOf(person), WORK, id), { total: 0 }, { merge: true }))
      await refuse(() => setDoc(doc(storeOf(person), WORK, newForm().id), { total: 0 }))
      await refuse(() => deleteDoc(doc(storeOf(person), WORK, id)))
    }
  })
})

describe('a form that is put away', () => {
  countCoverage()
  it('DAY-04 is put away and taken back by people who may write it', async () => {
    const { id } = await laidOut()
    await allow(change(id, { archivado: true }))
    await allow(change(id, { archivado: false }, the('ROLE_SUPERVISOR')))
  })
  it('DAY-04 is put away by nobody else, and with no other change', async () => {
    const { id } = await laidOut()
    for (const person of NO_FORM_WRITERS) await refuse(change(id, { archivado: true }, person))
    await refuse(change(id, { archivado: 'si' }))
    await refuse(change(id, { archivado: true, titulo: 'Otro' }))
    const elsewhere = newForm({ areas: [OTHER_AREA] })
    await layOut(formDocuments(ownerStore(), elsewhere))
    await refuse(change(elsewhere.id, { archivado: true }, the('ROLE_SUPERVISOR')))
  })
  it('EDIT-20 stays put away when it is saved; a new form is in the list', async () => {
    const form = await laidOut()
    const stored = formDocuments(ownerStore(), form)[`formularios/${form.id}`]
    await layOut({ [`formularios/${form.id}`]: { ...stored, archivado: true } })
    await refuse(save(next(form)))
    await refuse(save(next(form), { form: { archivado: false } }))
    await allow(save(next(form), { form: { archivado: true } }))
    await refuse(save(newForm(), { form: { archivado: false } }))
  })
})
