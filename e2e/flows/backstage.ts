import type { Firestore } from 'firebase-admin/firestore'
import { expect } from 'playwright/test'
import { FORMS } from '../stack/seed/forms'
import { openEmulators } from '../stack/seed/write/emulators'
import { forgetSession } from './pages/login'

let emulators: ReturnType<typeof openEmulators> | undefined

/** The Firestore of the running municipality, past its rules: for changes that others make meanwhile. */
export function backstage(): Firestore {
  emulators ??= openEmulators()
  return emulators.firestore
}

/** The photos that were sent for answers to a form. */
export async function filesOf(formId: string) {
  emulators ??= openEmulators()
  const [files] = await emulators.bucket.getFiles({ prefix: `imagenes/${formId}/` })
  return files
}

/** Closes every open session of a member of the staff, as an administrator or a policy would (AUTH-07). */
export async function closeSessions(username: string): Promise<void> {
  const sessions = await backstage().collection('sesiones_web').where('usuario', '==', username).get()
  await Promise.all(sessions.docs.map(({ ref }) => ref.update({ active: false })))
  forgetSession(username)
}

/** The newest answers to a form, as stored. */
export async function newestAnswers(formId: string, count: number) {
  const answers = await backstage()
    .collection('respuestas_formularios')
    .where('idPlantilla', '==', formId)
    .orderBy('fechaCreacion', 'desc')
    .limit(count)
    .get()
  return answers.docs.map((doc) => ({ id: doc.id, code: String(doc.get('codigoMunicipio')), doc }))
}

/** The newest answer to a form, once functions have looked at it and kept its files. */
export async function newestChecked(formId: string) {
  const newest = async () => (await newestAnswers(formId, 1))[0]
  await expect.poll(async () => (await newest())?.doc.get('ficha') !== undefined).toBe(true)
  return newest()
}

/** Waits until a function has noted the words by which the form of that title is found. */
export async function untilFound(title: string): Promise<void> {
  const byWords = async () => {
    const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
    const noted = await Promise.all(docs.map(({ ref }) => ref.collection('busqueda').get()))
    return noted.some(({ empty }) => !empty)
  }
  await expect.poll(byWords).toBe(true)
}

/** Takes away every form that is not the seed's, so that the next journeys find the municipality's lists as they were. */
export async function forgetNewForms(): Promise<void> {
  const seeded = new Set(FORMS.map(({ id }) => id))
  const { docs } = await backstage().collection('formularios').get()
  for (const { id, ref } of docs) {
    if (seeded.has(id)) continue
    await backstage().doc(`formularios_publicos/${id}`).delete()
    await backstage().recursiveDelete(ref)
  }
}
