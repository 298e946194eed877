import { deleteApp, getApps } from 'firebase/app'
import { collection, doc, getCount, getDoc, query, where, type Firestore } from 'firebase/firestore/lite'
import { vi } from 'vitest'
import { answerCode } from '../../src/domain/codes/answer-code'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import { answerCountPath, answerPath, ANSWERS } from '../../src/domain/store-paths'
import { anAnswer } from '../../src/testing/builders'
import { newName } from '../rules/documents'
import { dataPorts } from './data'

/** The saving of a page that was just opened: nobody is signed in. */
export async function openPage(ports = dataPorts()) {
  await Promise.all(
    getApps()
      .filter(({ name }) => name === 'public')
      .map(deleteApp),
  )
  vi.resetModules()
  const { connectEmulators } = await import('../../src/data/emulators')
  connectEmulators(ports)
  const { savePublicAnswer } = await import('../../src/data/public/answers')
  return savePublicAnswer
}

export const said = (respuesta: string) => [
  { id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, respuesta }] },
]

/** An answer as its draft keeps it: the same id and code at every try. */
export function draftOf(form: Form, store: Firestore) {
  const id = newName(store, 'answer')
  const code = answerCode('VDR', crypto.getRandomValues(new Uint8Array(10)))
  const saying = (respuesta: string) => (uid: string) =>
    anAnswer(
      { id, code, version: toVersion(form), author: anonymousAuthor(uid) },
      { secciones: said(respuesta) },
    )
  return { path: answerPath(id), saying }
}

/** How many answers a form has, and how many its limit counted. */
export async function answersAndCount(form: Form, store: Firestore): Promise<[number, number]> {
  const answers = query(collection(store, ANSWERS), where('idPlantilla', '==', form.id))
  const counter = await getDoc(doc(store, answerCountPath(form.id)))
  return [(await getCount(answers)).data().count, counter.data()?.total ?? 0]
}
