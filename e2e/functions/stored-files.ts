import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, vi } from 'vitest'
import { z } from 'zod'
import { forgetFiles } from '../../functions/src/answers/forget-files'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { answerPath } from '../../src/domain/store-paths'
import { randomText } from '../../src/lib/random'
import { anAttachment, aSection, aSignature, questions, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { HOST, STORAGE_BUCKET, stackPorts } from '../stack/ports'
import { PNG_BYTES } from './completing'
import { beginWorld, owner, remove, write } from './world'

/** The stranger who sends files. */
export const ME = {
  ...{ creadoPor: 'Usuario Anónimo', uid: 'uid-mia', firstName: '', lastName: '', inspectorID: '' },
}
export const newId = () => newName(owner, 'archivos')
/** A form that asks for a photo, a list of up to two photos, and a signature. */
export const form = formAt(OWN_AREA, {
  id: newId(),
  secciones: [
    aSection({ preguntas: questions({ adjuntar: true }, { ...TYPED.files, formato: 'photo:1-2:caption' }) }),
  ],
  signatures: [aSignature()],
})

export const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
export const isThere = async (path: string) => (await bucket().file(path).exists())[0]
/** Whether the address with that token opens for anybody. */
export async function opensWith(path: string, token: string): Promise<boolean> {
  const address = `http://${HOST}:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}`
  return (await fetch(`${address}?alt=media&token=${token}`)).ok
}
/**
 * The files whose addresses with a token are taken back while the work is done. The cloud does so when the token becomes
 * null; the emulator keeps each that it once gave, so what it is asked is looked at.
 */
export async function takenBack(work: () => Promise<unknown>): Promise<string[]> {
  const changing = vi.spyOn(Object.getPrototypeOf(bucket().file('x')), 'setMetadata')
  await work()
  const files = changing.mock.calls.flatMap(([change], index) => {
    const file: unknown = changing.mock.contexts[index]
    return tokenless.safeParse(change).success ? [named.parse(file).name] : []
  })
  changing.mockRestore()
  return files
}
const tokenless = z.object({ metadata: z.object({ firebaseStorageDownloadTokens: z.null() }) })
const named = z.object({ name: z.string() })
/** The answers that are noted on a file. */
export async function keptBy(path: string): Promise<unknown> {
  const [{ metadata }] = await bucket().file(path).getMetadata()
  return metadata?.guardado
}
/** Sends a file as the browser of that account does. */
export async function sent(path: string, respuesta: string, uid = ME.uid): Promise<string> {
  await bucket()
    .file(path)
    .save(PNG_BYTES, { metadata: { metadata: { respuesta, uid } } })
  return path
}

export const photoPath = (formId = form.id) => attachmentPath('imagen', formId, randomText(12), 'foto.png')
/** The sections of an answer with that photo. */
export const naming = (path: string): StoredSection[] => {
  const imagen = anAttachment({ path })
  return [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, imagen }] }]
}
export const pathOf = (id: string) => answerPath(id)
export async function save(id: string, given: Partial<StoredAnswer>): Promise<void> {
  const answer = { ...answerTo(form, ME), id, ...given }
  await write(pathOf(id), { ...stored(owner, answer), areas: [] })
}

/** The answer as its deletion tells of it. */
export const storedOf = (id: string, photo: string) =>
  stored(owner, { ...answerTo(form, ME), id, secciones: naming(photo) })

/** Deletes an answer and does what the event of it asks for, twice, as events come. */
export async function deleted(id: string, photo: string): Promise<void> {
  await remove(pathOf(id))
  const change = { eventId: `borrada-${id}`, time: new Date(), answerId: id, after: undefined }
  for (let times = 0; times < 2; times += 1) await forgetFiles({ ...change, before: storedOf(id, photo) })
}

/** Before the tests of a file: the form and nothing else. Afterwards no file is left. */
export function inWorldOfFiles(): void {
  beforeAll(async () => {
    await beginWorld()
    await layOut(formDocuments(owner, form), owner)
  })
  afterAll(() => bucket().deleteFiles({ force: true }))
}
