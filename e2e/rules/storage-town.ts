import { deleteDoc, doc } from 'firebase/firestore/lite'
import { ref } from 'firebase/storage'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Role } from '../../src/domain/access/roles'
import { DOCUMENT_TYPES, IMAGE_TYPES, VIDEO_TYPES, type FileKind } from '../../src/domain/files/limits'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { roleOf } from '../../src/domain/user/user'
import { randomText } from '../../src/lib/random'
import { PROJECT_ID } from '../stack/ports'
import { filesOf, loadStorageRules, reaches, storageRules, type Upload } from './files'
import { STAFF, tokenOf, type Person } from './people'
import { layOut, ownerStore } from './store'

export const MB = 1024 * 1024
// Cross-service rules read the project that the emulators run, so what they read there has names of its own.
const RUN = `reglas-${randomText(8).toLowerCase()}`
export const OPEN = `${RUN}-abierto`
export const CLOSED = `${RUN}-cerrado`
export const PRIVATE = `${RUN}-privado`
/** Asks for photos only; for signatures only; does not say what it asks for. */
export const PHOTOS = `${RUN}-fotos`
export const SIGNED = `${RUN}-firmas`
export const OLD = `${RUN}-anterior`
/** An answer that is stored and was last written after, or before, any file of these tests was sent. */
export const SAVED = `${RUN}-guardada`
export const SAVED_BEFORE = `${RUN}-guardada-antes`

export const member = (role: Role, mark = ''): Person => {
  const username = `${RUN}-${role.toLowerCase()}${mark}`
  const token = tokenOf(`uid-${username}`, { usuario: username, sid: `sid-${username}` }, PROJECT_ID)
  return { name: `${role}${mark}`, uid: `uid-${username}`, token, user: null }
}
export const MEMBERS = STAFF.map(({ name, user }) => ({ name, role: roleOf(user) ?? 'ROLE_ADMIN' }))
export const SUPERVISOR = member('ROLE_SUPERVISOR')
export const INSPECTOR = member('ROLE_INSPECTOR')
export const GENERATOR = member('ROLE_GENERADOR')
export const CLOSED_OUT = member('ROLE_SUPERVISOR', '-cerrada')
const stranger = (name: string): Person => {
  const uid = `uid-${RUN}-${name}`
  const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } }
  return { name, uid, token: tokenOf(uid, anonymous, PROJECT_ID), user: null }
}
export const ANONYMOUS = stranger('visitante')
export const OTHER = stranger('otra visitante')

export const name12 = () => randomText(12)
export const photo = (formId: string, given: Partial<Upload> = {}): Upload => ({
  path: attachmentPath('imagen', formId, name12(), 'foto.png'),
  ...given,
})

const publicForm = (formId: string, adjuntos: Record<FileKind, boolean>, firmas: boolean) => ({
  ...{ formId, version: 1, abierto: true, motivo: null, titulo: 'x', adjuntos, firmas },
})

const laidOut = new Set<string>()
async function lay(documents: Record<string, object>): Promise<void> {
  for (const path of Object.keys(documents)) laidOut.add(path)
  await layOut(documents, ownerStore(PROJECT_ID))
}

/** A document that a test writes itself and that goes with the others. */
export const forgetLater = (path: string): void => void laidOut.add(path)

/** One user of each role with a session, an open and a closed public form. */
async function layOutPeople(): Promise<void> {
  for (const { role } of MEMBERS) {
    const username = `${RUN}-${role.toLowerCase()}`
    await lay({
      [`usuarios/${username}`]: { roles: [role], areas: [], municipalityPath: '' },
      [`sesiones_web/sid-${username}`]: { active: true, usuario: username },
    })
  }
  const closed = `${RUN}-role_supervisor-cerrada`
  await lay({
    [`usuarios/${closed}`]: { roles: ['ROLE_SUPERVISOR'], areas: [], municipalityPath: '' },
    [`sesiones_web/sid-${closed}`]: { active: false, usuario: closed },
    [`formularios_publicos/${OPEN}`]: publicForm(OPEN, { imagen: true, documento: true, video: true }, true),
    [`formularios_publicos/${PHOTOS}`]: publicForm(
      PHOTOS,
      { imagen: true, documento: false, video: false },
      false,
    ),
    [`formularios_publicos/${SIGNED}`]: publicForm(
      SIGNED,
      { imagen: false, documento: false, video: false },
      true,
    ),
    [`formularios_publicos/${OLD}`]: { formId: OLD, version: 1, abierto: true, motivo: null, titulo: 'x' },
    [`respuestas_formularios/${SAVED}`]: { idPlantilla: OPEN, lastUpdate: new Date('2100-01-01') },
    [`respuestas_formularios/${SAVED_BEFORE}`]: { idPlantilla: OPEN, lastUpdate: new Date('2020-01-01') },
    [`formularios_publicos/${CLOSED}`]: {
      ...publicForm(CLOSED, { imagen: true, documento: true, video: true }, true),
      abierto: false,
      motivo: 'limite',
    },
  })
}

/** Takes away what was laid out beside the documents of others. */
async function clearUp(): Promise<void> {
  const store = ownerStore(PROJECT_ID)
  await Promise.all([...laidOut].map((path) => deleteDoc(doc(store, path))))
}

export const TYPES: [string, Upload][] = [
  ...Object.entries(IMAGE_TYPES).map(([ending, type]): [string, Upload] => [
    ending,
    { path: attachmentPath('imagen', OPEN, name12(), `a.${ending}`), type },
  ]),
  ...Object.entries(DOCUMENT_TYPES).map(([ending, type]): [string, Upload] => [
    ending,
    { path: attachmentPath('documento', OPEN, name12(), `a.${ending}`), type },
  ]),
  ...Object.entries(VIDEO_TYPES).map(([ending, type]): [string, Upload] => [
    ending,
    { path: attachmentPath('video', OPEN, name12(), `a.${ending}`), type },
  ]),
]
export const document = (ending: string, given: Partial<Upload> = {}): Upload => ({
  path: attachmentPath('documento', OPEN, name12(), `a.${ending}`),
  type: DOCUMENT_TYPES[ending] ?? '',
  ...given,
})
export const video = (given: Partial<Upload> = {}): Upload => ({
  path: attachmentPath('video', OPEN, name12(), 'a.mp4'),
  type: 'video/mp4',
  ...given,
})

/** Before the tests of a file: the rules as they are, and somebody of each kind. Afterwards nothing of it is left. */
export function inStorageTown(): void {
  beforeAll(async () => {
    await loadStorageRules(storageRules())
    await layOutPeople()
  })
  afterAll(clearUp)
}

/** The attempt has to be let through, or to be refused by the rules. */
export const allow = async (attempt: () => Promise<unknown>) => expect(await reaches(attempt)).toBe(true)
export const refuse = async (attempt: () => Promise<unknown>) => expect(await reaches(attempt)).toBe(false)

/** A file as somebody reaches it. */
export const at = (person: Pick<Person, 'name' | 'token'>, path: string) => ref(filesOf(person), path)
