import { deleteField, doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { countCoverage } from '../coverage'
import { formDocuments } from '../documents'
import { allow, refuse } from '../judge'
import { the, type Person } from '../people'
import { OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, NO_FORM_WRITERS, save } from './saved-forms'

const COLUMN = { id: 'p', titulo: 'Calle', tipo: 'text' }
const VIEW = { nombre: 'Pendientes', filtro: 'estado=0' }
const change =
  (formId: string, data: DocumentData, person: Person = GENERATOR) =>
  () =>
    updateDoc(doc(storeOf(person), `formularios/${formId}`), data)
const filled = (count: number, one: object) => Array.from({ length: count }, () => one)

/** A form whose list has what a function keeps and people chose. */
async function listed(lista: object = { primeras: [COLUMN] }) {
  const form = await laidOut()
  await layOut({
    [`formularios/${form.id}`]: { ...formDocuments(ownerStore(), form)[`formularios/${form.id}`], lista },
  })
  return form
}

describe('columns and views of a form’s list', () => {
  countCoverage()
  it('DAY-01 DAY-02 are chosen by people who may write the form, even where nobody did before', async () => {
    const { id } = await listed()
    await allow(change(id, { 'lista.columnas': [COLUMN] }))
    await allow(change(id, { 'lista.vistas': [VIEW] }, the('ROLE_SUPERVISOR')))
    await allow(change(id, { 'lista.columnas': [] }))
    await allow(change((await laidOut()).id, { 'lista.columnas': [COLUMN] }))
  })
  it('DAY-01 DAY-02 are chosen by nobody else', async () => {
    const { id } = await listed()
    for (const person of NO_FORM_WRITERS) await refuse(change(id, { 'lista.columnas': [COLUMN] }, person))
    const elsewhere = newForm({ areas: [OTHER_AREA] })
    await layOut(formDocuments(ownerStore(), elsewhere))
    await refuse(change(elsewhere.id, { 'lista.columnas': [COLUMN] }, the('ROLE_SUPERVISOR')))
  })
  it('DAY-01 DAY-02 are limited in number', async () => {
    const { id } = await listed()
    await allow(change(id, { 'lista.columnas': filled(6, COLUMN) }))
    await refuse(change(id, { 'lista.columnas': filled(7, COLUMN) }))
    await allow(change(id, { 'lista.vistas': filled(12, VIEW) }))
    await refuse(change(id, { 'lista.vistas': filled(13, VIEW) }))
    await refuse(change(id, { 'lista.columnas': 'todas' }))
  })
  it('DAY-01 are the only fields that people write: not the first columns, nor any other', async () => {
    const { id } = await listed()
    await refuse(change(id, { 'lista.primeras': [] }))
    await refuse(change(id, { 'lista.otra': 1 }))
    await refuse(change(id, { lista: deleteField() }))
    await refuse(change(id, { 'lista.columnas': [COLUMN], titulo: 'Otro' }))
    await refuse(change(id, { 'lista.columnas': [COLUMN], lastUpdate: serverTimestamp() }))
  })
  it('EDIT-20 stay as they are when the form is saved; a new form has none', async () => {
    const lista = { primeras: [COLUMN], columnas: [COLUMN] }
    const form = await listed(lista)
    await refuse(save(next(form)))
    await refuse(save(next(form), { form: { lista: { primeras: [COLUMN] } } }))
    await allow(save(next(form), { form: { lista } }))
    await refuse(save(newForm(), { form: { lista: {} } }))
  })
})
