import {
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import type { DocumentData } from 'firebase/firestore/lite'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import { uniqueKeys } from '../../../src/domain/citizen/unique-key'
import { toPublicForm } from '../../../src/domain/form/version'
import type { Form } from '../../../src/domain/form/form'
import { answerCountPath, answerPath, publicFormPath, uniquePath } from '../../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, options, storedNow } from '../documents'
import { ANONYMOUS, CITIZEN, CITIZEN_ID, the } from '../people'
import { OWN_AREA, PLACES, type Placed } from '../places'
import { PURCHASE } from '../purchase'
import { layOut, ownerStore, storeOf } from '../store'
import type { Commit } from './commits'

const INSPECTOR = the('ROLE_INSPECTOR_ELEVADO_CORRECTOR')
const SUPERVISOR = the('ROLE_SUPERVISOR_CORRECTOR')
const ADMIN = the('ROLE_ADMIN')
const EVA = {
  ...{ id: CITIZEN_ID, nombre: 'Eva', apellido: 'Luna', dni: '30.111.222', cuit: '27-30111222-4' },
  ...{ email: 'eva@correo.example', telefono: '3514567890', calle: 'Mitre 1', tipo: 'fisica' },
}
const HERE = { latlng: { lat: -31.4, lng: -64.1 }, direccion: 'Mitre 1' }
const AT_ASSET = { ...HERE, identificador: { idIdentificador: 'luminaria-7', descripcion: 'Luminaria' } }
const ABOUT = options({ ciudadano: true, ciudadanoRequerido: true })
const EVERYTHING = {
  ...ABOUT,
  singleAnswer: true,
  limitResponses: true,
  pdfDownloadCode: true,
  incidentes: true,
}

interface Given {
  place?: Placed
  form?: Partial<Form>
  answer?: DocumentData
  /** What has to be there beside the form. */
  besides?: (form: Form, answerId: string) => DocumentData
}

/** Saves an answer with what its form asks for: counted, with marks for its citizen, and with its download code. */
const saving =
  ({
    place = OWN_AREA,
    form: given = {},
    answer: fields = {},
    besides = () => ({}),
  }: Given): Commit['prepare'] =>
  async () => {
    const form = formAt(place, { id: newName(ownerStore(), 'costo'), responsesCount: 9, ...given })
    const id = newName(ownerStore(), 'answer')
    const { limitResponses, singleAnswer, pdfDownloadCode } = form.opcionales
    await layOut({ ...formDocuments(ownerStore(), form), ...besides(form, id) })
    const keys = singleAnswer ? await uniqueKeys(form.id, EVA) : []
    return async (person) => {
      const store = storeOf(person)
      const author = person.user ? authorOf(person.user, person.uid) : anonymousAuthor(person.uid)
      const answer = answerTo(form, author)
      const code = pdfDownloadCode && { pdfDownloadCode: `${id.slice(0, 3)}${answer.codigoMunicipio}` }
      const batch = writeBatch(store)
      batch.set(doc(store, answerPath(id)), { ...storedNow(store, answer), ...code, ...fields })
      for (const key of keys) batch.set(doc(store, uniquePath(form.id, key)), { respuesta: id })
      if (limitResponses)
        batch.set(doc(store, answerCountPath(form.id)), { total: increment(1), ultima: id }, { merge: true })
      await batch.commit()
    }
  }

const aside = async (form: Form, id: string, given: DocumentData = {}): Promise<void> => {
  const store = ownerStore()
  const answer = storedNow(store, answerTo(form, authorOf(the('ROLE_INSPECTOR').user, 'uid')))
  await layOut({ ...formDocuments(store, form), [answerPath(id)]: { ...answer, ...given } })
}

/** An answer that is there, somebody else's. */
async function answered(given: DocumentData = {}): Promise<string> {
  const id = newName(ownerStore(), 'answer')
  await aside(formAt(OWN_AREA, { id: newName(ownerStore(), 'costo') }), id, given)
  return id
}

const moving =
  (back: boolean): Commit['prepare'] =>
  async () => {
    const sesion = `sid-${SUPERVISOR.user.username}`
    const fecha = Timestamp.now()
    const id = await answered(back ? { movido: { sesion, fecha, de: 1 }, lastUpdate: fecha } : {})
    return async (person) => {
      const now = serverTimestamp()
      await updateDoc(doc(storeOf(person), answerPath(id)), {
        ...{ 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, timeStamp: now },
        movido: { sesion, fecha: now, ...(!back && { de: 0 }) },
      })
    }
  }

const noting: Commit['prepare'] = async () => {
  const path = `${answerPath(await answered())}/notas/${newName(ownerStore(), 'nota')}`
  const { username: autor, firstName, lastName } = SUPERVISOR.user
  return (person) =>
    setDoc(doc(storeOf(person), path), {
      texto: 'Llamar',
      autor,
      firstName,
      lastName,
      fecha: serverTimestamp(),
    })
}

const unnoting: Commit['prepare'] = async () => {
  const path = `${answerPath(await answered())}/notas/nota`
  await layOut({ [path]: { texto: 'Llamar', autor: SUPERVISOR.user.username } })
  return (person) => deleteDoc(doc(storeOf(person), path))
}

/** Hours that go on for a day. */
const openNow = () => {
  const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000))
  return { abierto: true, horario: { semana: [], abre: yesterday, cierra: tomorrow, tolera: tomorrow } }
}
const hours = (form: Form): DocumentData => ({
  [publicFormPath(form.id)]: { ...toPublicForm(form), ...openNow() },
})
/** A form that asks for a pass, because few places are left and functions look at what is sent. */
const pass = (form: Form, id: string): DocumentData => ({
  [publicFormPath(form.id)]: { ...toPublicForm(form), ...openNow(), pocosLugares: true, examina: true },
  [`${publicFormPath(form.id)}/pases/${id}`]: {
    ...{ uid: ANONYMOUS.uid, hasta: new Date(Date.now() + 3_600_000), examinado: true },
  },
})
const paused = (form: Form): DocumentData => ({
  ...hours(form),
  [`cuentas_frenadas/${ANONYMOUS.uid}`]: { hasta: new Date(0) },
})

const opcionales = EVERYTHING
const BUYING = { ...EVERYTHING, addPaymentGateway: true }
const PUBLIC = options({ publico: true })
const PUBLIC_WITH_ALL = { ...PUBLIC, limitResponses: true, pdfDownloadCode: true, addPaymentGateway: true }
const about = { datosCiudadano: EVA, ubicacion: HERE }
const aboutAsset = { datosCiudadano: EVA, ubicacion: AT_ASSET }
/** In another state than the initial one. */
const BEGUN = { diaComienzo: '2026-10-05', idioma: 'es', enlace: 'e'.repeat(4_000) }
const further = (states: DocumentData) => ({ estados: { ...states, actual: 1, clave: '1' }, ...BEGUN })
const FURTHER = further(formAt(OWN_AREA).estados)
const portal = { ...BUYING, citizenAssociationFromCitizenPortal: true }

/** Every way to save an answer, and what is done with it then. */
export const ANSWERS: readonly Commit[] = [
  { name: 'a stranger’s answer', by: ANONYMOUS, prepare: saving({ form: { opcionales: PUBLIC } }) },
  {
    name: 'a stranger’s purchase with everything',
    by: ANONYMOUS,
    prepare: saving({
      form: { opcionales: PUBLIC_WITH_ALL },
      answer: { ubicacion: HERE, ...BEGUN, ...PURCHASE },
      besides: paused,
    }),
  },
  {
    name: 'a stranger’s purchase with a pass',
    by: ANONYMOUS,
    prepare: saving({
      form: { opcionales: PUBLIC_WITH_ALL },
      answer: { ubicacion: HERE, ...BEGUN, ...PURCHASE },
      besides: pass,
    }),
  },
  {
    name: 'a citizen’s answer',
    by: CITIZEN,
    prepare: saving({
      form: { opcionales: options({ citizenAssociationFromCitizenPortal: true }) },
      answer: { datosCiudadano: EVA },
    }),
  },
  {
    name: 'a citizen’s purchase with everything',
    by: CITIZEN,
    prepare: saving({
      form: { opcionales: portal },
      answer: { ...about, ...BEGUN, ...PURCHASE },
      besides: hours,
    }),
  },
  { name: 'an inspector’s answer', by: INSPECTOR, prepare: saving({}) },
  {
    name: 'a limited answer',
    by: INSPECTOR,
    prepare: saving({ form: { opcionales: options({ limitResponses: true }) } }),
  },
  {
    name: 'a single answer',
    by: INSPECTOR,
    prepare: saving({
      form: { opcionales: { ...ABOUT, singleAnswer: true } },
      answer: { datosCiudadano: EVA },
    }),
  },
  {
    name: 'an inspector’s answer with everything',
    by: INSPECTOR,
    prepare: saving({ form: { opcionales }, answer: { ...aboutAsset, ...FURTHER } }),
  },
  {
    name: 'an inspector’s answer with everything by an earlier version',
    by: INSPECTOR,
    prepare: saving({
      form: { opcionales: { ...opcionales, limitResponses: false } },
      answer: { ...aboutAsset, ...FURTHER },
      besides: (form) =>
        formDocuments(ownerStore(), { ...form, titulo: 'De ahora', version: form.version + 1 }),
    }),
  },
  {
    name: 'an inspector’s purchase with everything',
    by: INSPECTOR,
    prepare: saving({ form: { opcionales: BUYING }, answer: { ...aboutAsset, ...FURTHER, ...PURCHASE } }),
  },
  {
    name: 'an administrator’s purchase with everything elsewhere',
    by: ADMIN,
    prepare: saving({
      place: PLACES['other municipality'],
      form: { opcionales: BUYING },
      answer: { ...aboutAsset, ...FURTHER, ...PURCHASE },
    }),
  },
  { name: 'an answer moved', by: SUPERVISOR, prepare: moving(false) },
  { name: 'an answer moved back', by: SUPERVISOR, prepare: moving(true) },
  { name: 'a note', by: SUPERVISOR, prepare: noting },
  { name: 'a note taken away', by: SUPERVISOR, prepare: unnoting },
]
