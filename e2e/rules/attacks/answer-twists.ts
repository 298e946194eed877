import { collection, doc, setDoc, type DocumentData } from 'firebase/firestore/lite'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import type { Form } from '../../../src/domain/form/form'
import { answerTo, storedNow } from '../documents'
import { CITIZEN_ID, type Person } from '../people'
import { storeOf } from '../store'

/** The citizen of the portal, as an answer has her. */
export const EVA = {
  ...{ id: CITIZEN_ID, nombre: 'Eva', apellido: 'Luna', dni: '30111222' },
  ...{ cuit: '', email: '', telefono: '', calle: '', tipo: 'fisica' },
}

/** A change that an attacker makes to an answer before it is saved. */
export type Twist = (answer: DocumentData) => DocumentData

/** Saves a stranger's answer, or an inspector's. */
export function answerAs(person: Person, form: Form, twist: Twist = (answer) => answer): () => Promise<void> {
  const store = storeOf(person)
  const author = person.user ? authorOf(person.user, person.uid) : anonymousAuthor(person.uid)
  const data = twist(storedNow(store, answerTo(form, author)))
  return () => setDoc(doc(collection(store, 'respuestas_formularios')), data)
}

export const fake =
  (change: DocumentData): Twist =>
  (answer) => ({ ...answer, ...change })
export const without =
  (field: string): Twist =>
  (answer) =>
    Object.fromEntries(Object.entries(answer).filter(([key]) => key !== field))
/** Other states; the reference of the one it stands in has to be among what changes. */
export const states =
  (change: DocumentData): Twist =>
  ({ estados: { clave: _reference, ...estados }, ...answer }) => ({
    ...answer,
    estados: { ...estados, ...change },
  })
/** Sections of about so many bytes, in the shape of answers. */
export const sectionsOf = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 4000) }, (_, orden) => ({
    id: `s${orden}`,
    orden,
    preguntas: Array.from({ length: 20 }, (_question, place) => ({
      id: `q${orden}-${place}`,
      orden: place,
      respuesta: 'x'.repeat(150),
    })),
  }))
/** A section of one text of so many bytes. */
export const textOf = (bytes: number) => [
  { id: 's0', orden: 0, preguntas: [{ id: 'q0', orden: 0, respuesta: 'x'.repeat(bytes) }] },
]
/** A section of 13 questions, answered in so many rows. */
export function rowsOf(rows: number) {
  const preguntas = Array.from({ length: 13 }, (_, orden) => ({
    id: `pregunta${orden}`,
    orden,
    respuesta: 'Respuesta corta n.º 1',
  }))
  const further = Array.from({ length: rows - 1 }, (_, row) => ({ orden: row + 1, preguntas }))
  return [{ id: 's0', orden: 0, preguntas, seccionesRepetibles: further }]
}

export const there = (change: DocumentData) => ({
  ubicacion: { latlng: { lat: -31.4, lng: -64.1 }, direccion: '', ...change },
})
