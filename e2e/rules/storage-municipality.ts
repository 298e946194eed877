import { deleteDoc, doc } from 'firebase/firestore/lite'
import { ref } from 'firebase/storage'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Role } from '../../src/domain/user/roles'
import {
  AUDIO_TYPES,
  DOCUMENT_TYPES,
  IMAGE_TYPES,
  VIDEO_TYPES,
  type StoredKind,
} from '../../src/domain/files/limits'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { roleOf } from '../../src/domain/user/user'
import { answerPath, FILE_PERMITS, formPath, publicFormPath } from '../../src/domain/store-paths'
import { randomText } from '../../src/lib/random'
import type { WebSession } from '../../src/domain/user/web-session'
import { aSession } from '../../src/testing/builders'
import { areRulesWeakened, HOURS_MS, keepRefused, sendRefusedAgain } from '../mutate/probe'
import { PROJECT_ID } from '../stack/ports'
import { filesOf, loadStorageRules, reaches, storageRules, type Upload } from './files'
import { STAFF, tokenOf, type Person } from './people'
import { AWAY, HOME, OWN_AREA, PLACES, type Placed } from './places'
import { layOut, ownerStore } from './store'
import { weakenedFiles } from './weakened-files'

export const MB = 1024 * 1024
// Cross-service rules read the project that the emulators run, so what they read there has names of its own.
export const RUN = `reglas-${randomText(8).toLowerCase()}`
export const OPEN = `${RUN}-abierto`
export const CLOSED = `${RUN}-cerrado`
export const PRIVATE = `${RUN}-privado`
/** Forms: one asks for photos only, one for signatures only, one does not say what it asks for. */
export const PHOTOS = `${RUN}-fotos`
export const SIGNED = `${RUN}-firmas`
export const OLD = `${RUN}-anterior`
/** Forms of another area of the municipality, and of another municipality. */
export const BESIDE = `${RUN}-otra-area`
export const AWAY_FORM = `${RUN}-otro-municipio`
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
/** Somebody from the citizen portal; `hasta` is when the hour ends, in seconds. */
const citizen = (name: string, given: object = {}): Person => {
  const uid = `uid-${RUN}-${name.replaceAll(' ', '-')}`
  const claims = { citizenId: 'ciudadana-1', municipio: HOME, hasta: 3_900_000_000, ...given }
  return { name, uid, token: tokenOf(uid, claims, PROJECT_ID), user: null }
}
export const CITIZEN = citizen('ciudadana')
export const OTHER_CITIZENS = [
  citizen('ciudadana de otro municipio', { municipio: AWAY }),
  citizen('ciudadana tarde', { hasta: Math.floor(Date.now() / 1000) - 60 }),
  citizen('otra ciudadana', { citizenId: 'ciudadana-2' }),
  citizen('ciudadana que es personal', { usuario: `${RUN}-nadie`, sid: 'sid-nadie' }),
]
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

/** As `openSession` writes it; everybody works at home, in the own area. */
export const session = (usuario: string, rol: Role, given: Partial<WebSession> = {}) => ({
  ...aSession(usuario, given),
  ...placed(OWN_AREA),
  ...{ rol, nombres: [usuario, `${usuario}@villadelrio.test`] },
})
/** As stored: areas are references. */
export const placed = ({ areas, municipalityPath }: Placed) => ({
  areas: areas.map((area) => doc(ownerStore(PROJECT_ID), area)),
  municipalityPath,
})

const publicForm = (formId: string, adjuntos: Record<StoredKind, boolean>, firmas: boolean) => ({
  ...{ formId, version: 1, abierto: true, motivo: null, titulo: 'x', adjuntos, firmas },
})

const laidOut = new Set<string>()
/** Writes documents that go when the tests of the file end. */
export async function lay(documents: Record<string, object>): Promise<void> {
  for (const path of Object.keys(documents)) laidOut.add(path)
  await layOut(documents, ownerStore(PROJECT_ID))
}

/** A document that a test writes itself and that goes with the others. */
export const forgetLater = (path: string): void => void laidOut.add(path)

/** An answer of the anonymous account, in the area of the staff. */
const savedAnswer = (lastUpdate: Date) => ({
  ...placed(OWN_AREA),
  ...{
    idPlantilla: OPEN,
    lastUpdate,
    uid: ANONYMOUS.uid,
    creadoPor: 'Usuario Anónimo',
    datosCiudadano: null,
  },
})

/** A session of each role, forms of the own area and of others, public ones open and closed. */
async function layOutPeople(): Promise<void> {
  for (const { role } of MEMBERS) {
    const username = `${RUN}-${role.toLowerCase()}`
    await lay({ [`sesiones_web/sid-${username}`]: session(username, role) })
  }
  const senders = [ANONYMOUS, OTHER, CITIZEN, ...OTHER_CITIZENS]
  const hasta = new Date(Date.now() + HOURS_MS)
  await lay(Object.fromEntries(senders.map(({ uid }) => [`${FILE_PERMITS}/${uid}`, { hasta }])))
  const forms = [OPEN, CLOSED, PRIVATE, PHOTOS, SIGNED, OLD]
  await lay(Object.fromEntries(forms.map((id) => [formPath(id), placed(OWN_AREA)])))
  await lay({
    [formPath(BESIDE)]: placed(PLACES['other area']),
    [formPath(AWAY_FORM)]: placed(PLACES['other municipality']),
  })
  const closed = `${RUN}-role_supervisor-cerrada`
  await lay({
    [`sesiones_web/sid-${closed}`]: session(closed, 'ROLE_SUPERVISOR', { active: false }),
    [publicFormPath(OPEN)]: publicForm(
      OPEN,
      { imagen: true, documento: true, video: true, audio: true },
      true,
    ),
    [publicFormPath(PHOTOS)]: publicForm(
      PHOTOS,
      { imagen: true, documento: false, video: false, audio: false },
      false,
    ),
    [publicFormPath(SIGNED)]: publicForm(
      SIGNED,
      { imagen: false, documento: false, video: false, audio: false },
      true,
    ),
    [publicFormPath(OLD)]: { formId: OLD, version: 1, abierto: true, motivo: null, titulo: 'x' },
    [answerPath(SAVED)]: savedAnswer(new Date('2100-01-01')),
    [answerPath(SAVED_BEFORE)]: savedAnswer(new Date('2020-01-01')),
    [publicFormPath(CLOSED)]: {
      ...publicForm(CLOSED, { imagen: true, documento: true, video: true, audio: true }, true),
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
  ...Object.entries(AUDIO_TYPES).map(([ending, type]): [string, Upload] => [
    ending,
    { path: attachmentPath('audio', OPEN, name12(), `a.${ending}`), type },
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
export function inStorageMunicipality(): void {
  beforeAll(async () => {
    await loadStorageRules(storageRules())
    await layOutPeople()
  })
  afterAll(clearUp)
  if (!areRulesWeakened()) return
  const judging = weakenedFiles()
  beforeAll(() => keepRefused(judging))
  afterAll(() => sendRefusedAgain(judging), HOURS_MS)
}

/** The request has to be let through, or to be refused by the rules. */
export const allow = async (request: () => Promise<unknown>) => expect(await reaches(request)).toBe(true)
export const refuse = async (request: () => Promise<unknown>) => expect(await reaches(request)).toBe(false)

/** A file as somebody reaches it. */
export const at = (person: Pick<Person, 'name' | 'token'>, path: string) => ref(filesOf(person), path)
