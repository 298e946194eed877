import { withOwnIds } from '../../src/domain/form/own-ids'
import {
  collection,
  doc,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../../src/domain/form/options'
import { toPublicForm, toVersion } from '../../src/domain/form/version'
import type { User } from '../../src/domain/user/user'
import {
  answerCountPath,
  formPath,
  publicFormPath,
  settingsPath,
  versionPath,
} from '../../src/domain/store-paths'
import { aForm, anAnswer, THREE_STATES } from '../../src/testing/builders'
import type { Person } from './people'
import { KEYS, namesOf, type Placed } from './places'

/** A name that nothing else in the project has. */
export const newName = (store: Firestore, prefix = 'x'): string =>
  `${prefix}-${doc(collection(store, 'nombres')).id}`

/** As the data layer stores it: without its own name, areas as references. */
export function stored(store: Firestore, { id: _name, ...fields }: DocumentData): DocumentData {
  return { ...fields, areas: fields.areas.map((path: string) => doc(store, path)) }
}

export const storedUser = (store: Firestore, user: User): DocumentData => stored(store, user)

export const options = (given: Partial<FormOptions>): FormOptions => ({ ...NO_OPTIONS, ...given })

/** How a change of a place says whose session makes it. */
export const signedBy = ({ user }: Pick<Person, 'user'>): DocumentData => ({
  cambio: { sesion: `sid-${user?.username ?? 'nadie'}`, fecha: serverTimestamp() },
})

/** A form of a place with three states. */
export function formAt(place: Placed, given: Partial<Form> = {}): Form {
  const form = aForm({
    ...place,
    ...namesOf({ ...place, ...given }),
    claveMunicipio: KEYS[place.municipalityPath] ?? '',
    estados: THREE_STATES,
    creadoPor: 'colega',
    ...given,
  })
  return { ...form, secciones: withOwnIds(form.secciones) }
}

/** Every document of a form, to be laid out. */
export function formDocuments(store: Firestore, form: Form): Record<string, DocumentData> {
  const publicForm = toPublicForm(form)
  return {
    [formPath(form.id)]: stored(store, form),
    [versionPath(form.id, form.version)]: stored(store, toVersion(form)),
    [answerCountPath(form.id)]: { total: 0 },
    ...(publicForm && { [publicFormPath(form.id)]: publicForm }),
  }
}

/** What a test changes in the saving of a form; null leaves the document out. */
export interface Twist {
  form?: DocumentData | null
  version?: DocumentData | null
  publicForm?: DocumentData | null
  settings?: DocumentData | null
  counter?: DocumentData | null
  /** What else is written in the same batch; keys are paths. */
  also?: Record<string, DocumentData>
}

/** Leaves out the fields that a twist sets to `undefined`. */
const withoutLacking = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))

/** Saves a form as the data layer does, in one batch: form, version with its settings, and what strangers may know. */
export async function saveForm(store: Firestore, form: Form, twist: Twist = {}): Promise<void> {
  const batch = writeBatch(store)
  const now = serverTimestamp()
  const formEditedInfo = [{ username: form.creadoPor, date: new Date() }]
  const times = {
    lastUpdate: now,
    timeStamp: now,
    ...(form.version === 1 && { fechaCreacion: now, formEditedInfo }),
  }
  const formRef = doc(store, formPath(form.id))
  if (twist.form !== null) batch.set(formRef, { ...stored(store, form), ...times, ...twist.form })
  if (twist.version !== null) {
    const versionRef = doc(store, versionPath(form.id, form.version))
    batch.set(versionRef, withoutLacking({ ...stored(store, toVersion(form)), ...twist.version }))
  }
  const muniCore = twist.form?.muniCore ?? form.muniCore
  if (twist.settings !== null && (muniCore || twist.settings)) {
    const settingsRef = doc(store, settingsPath(versionPath(form.id, form.version)))
    batch.set(settingsRef, { ...muniCore, ...twist.settings })
  }
  if (form.version === 1 && twist.counter !== null) {
    batch.set(doc(store, answerCountPath(form.id)), { total: 0, ...twist.counter })
  }
  const publicForm = toPublicForm(form)
  const publicRef = doc(store, publicFormPath(form.id))
  if (twist.publicForm !== null && (publicForm || twist.publicForm)) {
    batch.set(publicRef, { ...publicForm, ...twist.publicForm })
  } else if (form.version > 1 && !publicForm) batch.delete(publicRef)
  for (const [path, data] of Object.entries(twist.also ?? {})) batch.set(doc(store, path), data)
  await batch.commit()
}

/** The form's next version, as one more save would store it. */
export const edited = (form: Form, username: string, given: Partial<Form> = {}): Form => ({
  ...form,
  version: form.version + 1,
  ...namesOf({ ...form, ...given }),
  formEditedInfo: [...form.formEditedInfo, { date: new Date(), username }],
  ...given,
})

/** Begins at random, so that no other file of tests gives the same codes: a code is never given twice. */
let codes = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
/** A code of the place's municipality that was not given before. */
export const freshCode = (key = 'VDR'): string => `${key}-${String(codes++).padStart(10, '0')}`

type Author = Pick<StoredAnswer, 'creadoPor' | 'uid' | 'firstName' | 'lastName' | 'inspectorID'>

/** An answer to a form by an author. */
export function answerTo(form: Form, author: Author, given: Partial<StoredAnswer> = {}): StoredAnswer {
  return anAnswer({ version: toVersion(form), author, code: freshCode(form.claveMunicipio) }, given)
}

/** Saves an answer as the data layer does: times are the server's. */
export function storedNow(store: Firestore, answer: StoredAnswer): DocumentData {
  const now = serverTimestamp()
  return { ...stored(store, answer), fechaCreacion: now, lastUpdate: now, timeStamp: now }
}
