import type { Firestore } from 'firebase-admin/firestore'
import { FORMS } from '../stack/seed/forms'
import { openEmulators } from '../stack/seed/write/emulators'
import { forgetSession } from './pages/login'

let store: Firestore | undefined

/** The running town's Firestore, past its rules: for what happens behind a person's back. */
export function backstage(): Firestore {
  store ??= openEmulators().firestore
  return store
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

/** Takes away every form that is not the seed's, so that the next journeys find the town's lists as they were. */
export async function forgetNewForms(): Promise<void> {
  const seeded = new Set(FORMS.map(({ id }) => id))
  const { docs } = await backstage().collection('formularios').get()
  for (const { id, ref } of docs) {
    if (seeded.has(id)) continue
    await backstage().doc(`formularios_publicos/${id}`).delete()
    await backstage().recursiveDelete(ref)
  }
}
