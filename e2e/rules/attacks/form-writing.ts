import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { it } from 'vitest'
import type { Form } from '../../../src/domain/form/form'
import { toVersion } from '../../../src/domain/form/version'
import { aQuestion, aSection } from '../../../src/testing/builders'
import { counted, uncounted } from '../coverage'
import { edited, formAt, formDocuments, newName, options, saveForm, stored, type Twist } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, COLLEAGUE, NOBODY, the, type Person } from '../people'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const GENERATOR = the('ROLE_GENERADOR')
const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const PUBLIC = options({ publico: true })
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))

const newForm = (given: Partial<Form> = {}): Form =>
  formAt(PLACES['own area'], { id: newName(ownerStore()), creadoPor: GENERATOR.user.username, ...given })

/** A form that is there already. */
async function laidOut(given: Partial<Form> = {}): Promise<Form> {
  const form = newForm(given)
  await layOut(formDocuments(ownerStore(), form))
  return form
}
/** The form with the time of creation that the server gave it. */
async function reloaded(form: Form): Promise<Form> {
  const snapshot = await getDoc(doc(ownerStore(), `formularios/${form.id}`))
  return { ...form, fechaCreacion: snapshot.get('fechaCreacion') }
}
const next = (form: Form, given: Partial<Form> = {}) => edited(form, GENERATOR.user.username, given)
const save =
  (form: Form, twist: Twist = {}, person: Person = GENERATOR) =>
  () =>
    saveForm(storeOf(person), form, twist)

/** Changed in form and version alike, so that only the change itself can be what is refused. */
const both = (change: DocumentData): Twist => ({ form: change, version: change })

const FALSE_FORMS: [string, Twist, Partial<Form>?][] = [
  ['EDIT-24 without its version', { version: null }],
  ['EDIT-24 with a version of another title', { version: { titulo: 'Otro' } }],
  ['EDIT-24 with a version of other questions', { version: { secciones: [] } }],
  ['EDIT-24 with a version of other areas', { version: { areas: refs(OTHER_AREA) } }],
  ['EDIT-24 with a version of other options', { version: { opcionales: PUBLIC } }],
  [
    'EDIT-24 with a version of other states',
    { version: { estados: { disponibles: [], inicial: 0, actual: 0 } } },
  ],
  ['EDIT-24 with a version of another number', { version: { version: 9 } }],
  ['EDIT-24 with a version of another form', { version: { formId: 'otro' } }],
  ['EDIT-24 with a version that says more', { version: { muniCore: { username: 'x' } } }],
  ['EDIT-24 with a number that is no whole one', both({ version: '1' })],
  [
    'EDIT-03 public with the citizen option',
    both({ opcionales: options({ publico: true, ciudadano: true }) }),
    { opcionales: PUBLIC },
  ],
  [
    'EDIT-03 public with the citizen portal',
    both({ opcionales: options({ publico: true, citizenAssociationFromCitizenPortal: true }) }),
    { opcionales: PUBLIC },
  ],
  ['ANS-11 public without what strangers may know', { publicForm: null }, { opcionales: PUBLIC }],
  ['ANS-11 public as another version', { publicForm: { version: 9 } }, { opcionales: PUBLIC }],
  ['ANS-11 public under another title', { publicForm: { titulo: 'Otro' } }, { opcionales: PUBLIC }],
  ['ANS-11 public as another form', { publicForm: { formId: 'otro' } }, { opcionales: PUBLIC }],
  ['ANS-11 public and telling more', { publicForm: { creadoPor: 'x' } }, { opcionales: PUBLIC }],
  [
    'ANS-11 public, open and with a reason not to be',
    { publicForm: { motivo: 'limite' } },
    { opcionales: PUBLIC },
  ],
  [
    'ANS-11 public, closed without a reason',
    { publicForm: { abierto: false, motivo: null } },
    { opcionales: PUBLIC },
  ],
  ['ANS-11 public, neither open nor closed', { publicForm: { abierto: 'no' } }, { opcionales: PUBLIC }],
  [
    'LIST-03 private yet known to strangers',
    { publicForm: { formId: 'x', version: 1, abierto: true, motivo: null, titulo: 'x' } },
  ],
  ['EDIT-20 with a false time of update', { form: { lastUpdate: yesterday } }],
  ['EDIT-20 with a false time stamp', { form: { timeStamp: yesterday } }],
  [
    "EDIT-20 edited in somebody else's name",
    { form: { formEditedInfo: [{ username: 'colega', date: yesterday }] } },
  ],
  ['EDIT-06 without areas', both({ areas: [] })],
  ["EDIT-06 with another municipality's area", both({ areas: refs(AREA, FOREIGN_AREA) })],
  ['EDIT-06 with an area that does not exist', both({ areas: refs(`${AREA}-otra`) })],
  [
    'EDIT-06 in another municipality',
    both({ areas: refs(FOREIGN_AREA), municipalityPath: AWAY, claveMunicipio: 'LLM' }),
  ],
  [
    'EDIT-06 in a municipality that does not exist',
    both({ municipalityPath: 'paises/x/provincias/x/municipios/x' }),
  ],
  ["FMT-02 with another municipality's letters", both({ claveMunicipio: 'LLM' })],
  ['EDIT-18 without a title', both({ titulo: '' }), { opcionales: options({}) }],
  ['with a title that is no text', both({ titulo: 7 })],
  ['with sections that are no list', both({ secciones: {} })],
  [
    'EDIT-04 with an initial state that is not there',
    both({ estados: { disponibles: [], inicial: 1, actual: 0 } }),
  ],
  [
    'EDIT-04 with something beside the states',
    both({ estados: { disponibles: [], inicial: 0, actual: 0, otro: 1 } }),
  ],
  ['with a field that forms do not have', { form: { secreto: 1 } }],
  ['LIST-06 born deleted', { form: { deleted: true } }],
]
const FALSE_NEW_FORMS: [string, Twist, Partial<Form>?][] = [
  ["made in somebody else's name", { form: { creadoPor: 'colega' } }],
  ['made at another time', { form: { fechaCreacion: yesterday } }],
  ['EDIT-24 that begin at a later version', {}, { version: 2, fechaCreacion: new Date() }],
]
const FALSE_EDITS: [string, Twist, Partial<Form>?][] = [
  ['EDIT-24 that skip a version', {}, { version: 3 }],
  ['EDIT-24 that keep the version', { version: null }, { version: 1 }],
  ['that change who made it', { form: { creadoPor: 'colega' } }],
  ['that change when it was made', { form: { fechaCreacion: yesterday } }],
]

counted('false forms', () => {
  it('EDIT-20 a true one is taken, and its next version', async () => {
    const form = newForm({ opcionales: PUBLIC })
    await allow(save(form))
    await allow(save(next(await reloaded(form), { titulo: 'Otro', areas: [OTHER_AREA, AREA] })))
  })
  it('EDIT-01 LIST-07 one with other languages, its origin and outside settings is taken', async () => {
    const texts = { titulo_ca: 'Títol', descripcion_pt: 'Descrição', customizedVoucherText_gl: 'Texto' }
    const settings = { muniCore: { username: 'x' }, duplicatedInfo: { parentFormId: 'y' }, payments: [] }
    await allow(save(newForm(), { form: { ...texts, ...settings }, version: texts }))
  })
  it.each(FALSE_FORMS)('%s are refused as new ones', async (_name, twist, given) => {
    await refuse(save(newForm(given), twist))
  })
  it.each(FALSE_FORMS)('%s are refused as edits', async (_name, twist, given) => {
    await refuse(save(next(await laidOut(given)), twist))
  })
  it.each(FALSE_NEW_FORMS)('%s are refused', async (_name, twist, given) => {
    await refuse(save(newForm(given), twist))
  })
  it.each(FALSE_EDITS)('edits %s are refused', async (_name, twist, given) => {
    await refuse(save(next(await laidOut(), given), twist))
  })
  it('EDIT-24 the later of two editors is refused', async () => {
    const form = await laidOut()
    await allow(save(next(form, { titulo: 'Primera' })))
    await refuse(save(edited(form, ADMIN.user.username, { titulo: 'Segunda' }), {}, ADMIN))
  })
  it('EDIT-24 a form that was removed does not come back over its old version', async () => {
    const form = newForm()
    await layOut({ [`formularios/${form.id}/versiones/1`]: stored(ownerStore(), toVersion(form)) })
    await refuse(save(form))
  })
  it('EDIT-06 the administrator makes forms anywhere, with the first area of that municipality', async () => {
    const given = { creadoPor: ADMIN.user.username }
    const away = formAt(PLACES['other municipality'], { ...given, id: newName(ownerStore()) })
    const mixed = { ...away, id: newName(ownerStore()), areas: [AREA, FOREIGN_AREA] }
    await allow(save(away, {}, ADMIN))
    await refuse(save(mixed, {}, ADMIN))
  })
  it('EDIT-06 an edit that leaves a shared form where it is is taken', async () => {
    await allow(save(next(await laidOut({ areas: [AREA, FOREIGN_AREA] }))))
  })
})

counted('scope of a form', () => {
  it('LIST-03 turning private takes away what strangers may know', async () => {
    const form = await laidOut({ opcionales: PUBLIC })
    const closed = next(form, { opcionales: options({}) })
    const kept = { formId: form.id, version: 2, abierto: true, motivo: null, titulo: form.titulo }
    await refuse(save(closed, { publicForm: kept }))
    await allow(save(closed))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), `formularios/${form.id}/versiones/1`)))
  })
  it('LIST-03 a form with the citizen option does not become public', async () => {
    const form = await laidOut({ opcionales: options({ ciudadano: true }) })
    await refuse(save(next(form, { opcionales: options({ ciudadano: true, publico: true }) })))
  })
  it('ANS-11 strangers read the versions that were for them and no other', async () => {
    const form = await laidOut()
    await allow(save(next(form, { opcionales: PUBLIC })))
    const version = (number: number) => () =>
      getDoc(doc(storeOf(NOBODY), `formularios/${form.id}/versiones/${number}`))
    await refuse(version(1))
    await allow(version(2))
    await refuse(version(3))
    await refuse(() => getDoc(doc(storeOf(NOBODY), `formularios/${form.id}`)))
  })
  it('VIEW-04 staff of an area that a form left still read the versions of that time', async () => {
    const form = await laidOut()
    const moved = edited(form, ELEVATED.user.username, { areas: [OTHER_AREA] })
    await allow(save(moved, {}, ELEVATED))
    const reader = storeOf(the('ROLE_SUPERVISOR'))
    await refuse(() => getDoc(doc(reader, `formularios/${form.id}`)))
    await allow(() => getDoc(doc(reader, `formularios/${form.id}/versiones/1`)))
    await refuse(() => getDoc(doc(reader, `formularios/${form.id}/versiones/2`)))
  })
  it('EDIT-24 a version is not written by itself, not even the next one', async () => {
    const form = await laidOut()
    const number = form.version + 1
    const at = doc(storeOf(GENERATOR), `formularios/${form.id}/versiones/${number}`)
    await refuse(() => setDoc(at, { ...stored(ownerStore(), toVersion(form)), version: number }))
  })
})

/** Marks a form deleted, with what the test changes. */
function discard(
  form: Form,
  change: DocumentData = {},
  known: DocumentData | null = { abierto: false, motivo: 'eliminado' },
): () => Promise<void> {
  const store = storeOf(GENERATOR)
  const now = serverTimestamp()
  const batch = writeBatch(store)
  batch.update(doc(store, `formularios/${form.id}`), {
    deleted: true,
    deletionInfo: { username: GENERATOR.user.username, date: now },
    lastUpdate: now,
    timeStamp: now,
    ...change,
  })
  if (known) batch.update(doc(store, `formularios_publicos/${form.id}`), known)
  return () => batch.commit()
}

counted('deletion of a form', () => {
  it.each([
    ["in somebody else's name", { deletionInfo: { username: 'colega' } }],
    ['at a false time', { lastUpdate: yesterday }],
    ['with a false time stamp', { timeStamp: yesterday }],
    ['that changes the form too', { titulo: 'Otro' }],
    ['that does not say so', { deleted: false }],
  ])('LIST-06 %s is refused', async (_name, change) => {
    await refuse(discard(await laidOut(), change, null))
  })
  it('LIST-06 leaves nothing open to strangers', async () => {
    await refuse(discard(await laidOut({ opcionales: PUBLIC }), {}, null))
    await refuse(
      discard(
        await laidOut({ opcionales: PUBLIC }),
        {},
        { titulo: 'Otro', abierto: false, motivo: 'eliminado' },
      ),
    )
    await allow(discard(await laidOut({ opcionales: PUBLIC })))
    const form = await laidOut({ opcionales: PUBLIC })
    await refuse(() => deleteDoc(doc(storeOf(GENERATOR), `formularios/${form.id}`)))
  })
  it('LIST-06 is not undone, nor the deleted form edited', async () => {
    const form = await laidOut({ deleted: true })
    const at = doc(storeOf(GENERATOR), `formularios/${form.id}`)
    await refuse(() =>
      updateDoc(at, { deleted: false, lastUpdate: serverTimestamp(), timeStamp: serverTimestamp() }),
    )
    await refuse(save(next(form, { deleted: false })))
    await refuse(discard(form, {}, null))
  })
  it('LIST-06 takes no version along that belongs to a form that stays', async () => {
    const form = await laidOut()
    await refuse(() => deleteDoc(doc(storeOf(GENERATOR), `formularios/${form.id}/versiones/1`)))
  })
  it('LIST-06 leaves the versions of a removed form to nobody', async () => {
    const form = newForm()
    const path = `formularios/${form.id}/versiones/1`
    await layOut({ [path]: stored(ownerStore(), toVersion(form)) })
    await refuse(() => deleteDoc(doc(storeOf(ANONYMOUS), path)))
    await refuse(() => deleteDoc(doc(storeOf(COLLEAGUE), path)))
  })
  it('ANS-11 staff learn that a form does not exist, strangers nothing', async () => {
    await allow(() => getDoc(doc(storeOf(GENERATOR), 'formularios/no-existe')))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), 'formularios/no-existe')))
  })
})

uncounted('a large form', () => {
  it('EDIT-20 of 640 kB is taken, and its next version', async () => {
    const secciones = Array.from({ length: 64 }, (_, orden) =>
      aSection({
        id: `s${orden}`,
        orden,
        preguntas: Array.from({ length: 20 }, (_question, place) =>
          aQuestion({ id: `q${place}`, orden: place, descripcion: 'x'.repeat(200) }),
        ),
      }),
    )
    const form = newForm({ secciones })
    await allow(save(form))
    await allow(save(next(await reloaded(form))))
  })
})
