import { doc, getDoc, Timestamp } from 'firebase/firestore/lite'
import type { Form } from '../../../src/domain/form/form'
import { edited, formAt, formDocuments, newName, options, saveForm, type Twist } from '../documents'
import { STRANGERS, the, type Person } from '../people'
import { PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

export const GENERATOR = the('ROLE_GENERADOR')
/** Some who read the form or work with its answers and do not write it, and everybody from outside. */
export const NO_FORM_WRITERS: readonly Person[] = [
  the('ROLE_INSPECTOR'),
  the('ROLE_CENSISTA_PRIVADO'),
  the('ROLE_INSPECTOR_ACTAS'),
  ...STRANGERS,
]
export const PUBLIC = options({ publico: true })
export const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
export const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))

/** A form of the generator's own area, not there yet. */
export const newForm = (given: Partial<Form> = {}): Form =>
  formAt(PLACES['own area'], { id: newName(ownerStore()), creadoPor: GENERATOR.user.username, ...given })

/** A form that is there already. */
export async function laidOut(given: Partial<Form> = {}): Promise<Form> {
  const form = newForm(given)
  await layOut(formDocuments(ownerStore(), form))
  return form
}
/** The form with what the server says of its making. */
export async function reloaded(form: Form): Promise<Form> {
  const snapshot = await getDoc(doc(ownerStore(), `formularios/${form.id}`))
  const { fechaCreacion, formEditedInfo } = snapshot.data() ?? {}
  return { ...form, fechaCreacion, formEditedInfo }
}
/** The next version, as the generator saves it. */
export const next = (form: Form, given: Partial<Form> = {}) => edited(form, GENERATOR.user.username, given)
/** Saves a form, by the generator unless told. */
export const save =
  (form: Form, twist: Twist = {}, person: Person = GENERATOR) =>
  () =>
    saveForm(storeOf(person), form, twist)
