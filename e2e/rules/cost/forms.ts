import {
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { NEW_CERTIFICATE } from '../../../src/domain/form/certificate/layout'
import type { Form } from '../../../src/domain/form/form'
import { addWeekly } from '../../../src/domain/form/edit-schedule'
import { openingOf } from '../../../src/domain/form/opening-windows'
import { isForStrangers } from '../../../src/domain/form/options'
import { NEW_SCHEDULE } from '../../../src/domain/form/schedule'
import { newPayment } from '../../../src/domain/form/edit-payments'
import { NEW_RETENTION, NO_MUNICIPAL_RETENTION } from '../../../src/domain/retention'
import { answerCountPath, formPath, publicFormPath } from '../../../src/domain/store-paths'
import { aSignature } from '../../../src/testing/builders'
import { edited, formAt, formDocuments, newName, options, saveForm } from '../documents'
import { the, type Person } from '../people'
import { AREA, HOME, OTHER_AREA, OWN_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import type { Commit } from './commits'

const GENERATOR = the('ROLE_GENERADOR')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const ADMIN = the('ROLE_ADMIN')
const PUBLIC = options({ publico: true })
const PORTAL = options({ citizenAssociationFromCitizenPortal: true, editableForm: true })

/** As the appointment system describes it, with more than the product reads. */
const AGENDA = { id: '3', nombre: 'Caja', duracion: 15 }

/** Everything that somebody may enter beside the questions; a test compares it with the names that rules know. */
const everythingOf = ({ user }: Person): Partial<Form> & DocumentData => ({
  opcionales: PORTAL,
  muniCore: {
    ...{ username: user?.userMuniCore ?? '', areaId: '12', idTipoIncidente: '9' },
    ...{ tiposIncidentes: [], publico: true },
  },
  appointmentGroup: {
    appointmentData: AGENDA,
    ...{ tenantId: 't-1', tenantUniqueName: 'villa' },
  },
  certificado: { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{codigo}}' },
  payments: [{ ...newPayment(() => 'concierto'), name: 'Concierto' }],
  purcharseOrderDetails: 'Se devuelve hasta el día anterior.',
  customizedVoucherText: 'Guarde este papel.',
  ubicacion: { direccion: 'Mitre 1', latlng: { lat: -31.4, lng: -64.1 } },
  signatures: [aSignature()],
  casos: [{ id: 'c', nombre: 'Mayor de edad', dia: '2026-10-05', dado: [], espera: [] }],
  estadoInicial: [{ id: 'r', si: '{{edad}} < 18', estado: '1' }],
  cierres: [{ id: 'c', regla: '{{edad}} < 18', mensaje: 'No corresponde', tipo: 'cierre' }],
  horario: addWeekly({ ...NEW_SCHEDULE, desde: '2090-01-02T08:00', textoAntes: 'Abre el lunes.' }),
  retencion: { ...NEW_RETENTION, desde: 'estado', estados: ['2'] },
  reparto: [{ id: 'r', si: '', personas: ['sara'] }],
  otraPersona: { correo: 'correo', dias: 14, espera: '1', rechazo: '2' },
  seguir: 30,
  soloFirmado: true,
  avisos: [{ estado: '1', mensaje: 'Se recibió.' }],
  ...Object.fromEntries(
    ['titulo', 'descripcion', 'customizedVoucherText'].map((text) => [`${text}_ca`, 'Text']),
  ),
})
/** What the product alone adds to a form that it saves. */
const besides = { tablas: ['calles'] }

/** The fields of a form that is saved with everything. */
export const savedWithEverything = (): string[] =>
  Object.keys({ ...formBy(ADMIN, everythingOf(ADMIN)), ...besides, ...copiedBy(ADMIN) })

const formBy = ({ user }: Person, given: Partial<Form>): Form =>
  formAt(OWN_AREA, { id: newName(ownerStore(), 'costo'), creadoPor: user?.username ?? '', ...given })

const CLOCK = { zonaHoraria: 'America/Argentina/Cordoba' }
/** It also says how long answers are kept, which bounds what a form may say. */
const TOWN_HALL = { ...CLOCK, retencion: { ...NO_MUNICIPAL_RETENTION, minimo: 30 } }

/** A form that is made, with fields that only the stored one has. */
const making =
  (by: Person, given: Partial<Form> = {}, form: DocumentData = {}): Commit['prepare'] =>
  async () => {
    const made = formBy(by, given)
    await updateDoc(doc(ownerStore(), HOME), TOWN_HALL)
    // Strangers are told from the first moment by which clock its days are, and when it opens by it.
    const hours = made.horario && { horario: { ...openingOf(made.horario, new Date(), CLOCK.zonaHoraria) } }
    const told = isForStrangers(made.opcionales) ? { publicForm: { ...CLOCK, ...hours } } : {}
    return (person) => saveForm(storeOf(person), made, { form, ...told })
  }

interface Change {
  before?: Partial<Form>
  after?: Partial<Form>
  form?: DocumentData
  /** How many answers it has. */
  total?: number
}

/** The next version of a form that is there. */
const changing =
  (by: Person, { before = {}, after = {}, form = {}, total = 0 }: Change = {}): Commit['prepare'] =>
  async () => {
    const known = formBy(GENERATOR, before)
    await layOut({ ...formDocuments(ownerStore(), known), [answerCountPath(known.id)]: { total } })
    await updateDoc(doc(ownerStore(), HOME), TOWN_HALL)
    const next = edited(known, by.user?.username ?? '', after)
    return (person) => saveForm(storeOf(person), next, { form })
  }

const discarding: Commit['prepare'] = async () => {
  const known = formBy(GENERATOR, { opcionales: PUBLIC })
  await layOut(formDocuments(ownerStore(), known))
  return async (person) => {
    const store = storeOf(person)
    const now = serverTimestamp()
    const deletionInfo = { username: GENERATOR.user.username, date: now, emptyForm: true }
    const batch = writeBatch(store)
    batch.update(doc(store, formPath(known.id)), {
      deleted: true,
      deletionInfo,
      lastUpdate: now,
      timeStamp: now,
    })
    batch.update(doc(store, publicFormPath(known.id)), { abierto: false, motivo: 'eliminado' })
    await batch.commit()
  }
}

/** One field of a form that is there. */
const setting =
  (fields: DocumentData): Commit['prepare'] =>
  async () => {
    const known = formBy(GENERATOR, {})
    await layOut(formDocuments(ownerStore(), known))
    return (person) => updateDoc(doc(storeOf(person), formPath(known.id)), fields)
  }

const copiedBy = ({ user }: Person): DocumentData => ({
  duplicatedInfo: { username: user?.username, date: Timestamp.now(), parentFormId: 'otro' },
})
const MOVED = { titulo: 'Otro', areas: [OTHER_AREA, AREA] }

/** Every way to save a form, and what is done with it then. */
export const FORMS: readonly Commit[] = [
  { name: 'a new form', by: GENERATOR, prepare: making(GENERATOR) },
  { name: 'a new public form', by: GENERATOR, prepare: making(GENERATOR, { opcionales: PUBLIC }) },
  {
    name: 'a new public form that opens some day',
    by: GENERATOR,
    prepare: making(GENERATOR, {
      opcionales: PUBLIC,
      horario: addWeekly({ ...NEW_SCHEDULE, desde: '2090-01-02T08:00' }),
    }),
  },
  {
    name: 'a form copied with everything',
    by: ELEVATED,
    prepare: making(ELEVATED, everythingOf(ELEVATED), { ...besides, ...copiedBy(ELEVATED) }),
  },
  {
    name: 'an administrator’s copy with everything',
    by: ADMIN,
    prepare: making(ADMIN, everythingOf(ADMIN), { ...besides, ...copiedBy(ADMIN) }),
  },
  { name: 'the next version', by: GENERATOR, prepare: changing(GENERATOR) },
  {
    name: 'the next version of a form with answers',
    by: GENERATOR,
    prepare: changing(GENERATOR, { before: { opcionales: options({ editableForm: true }) }, total: 3 }),
  },
  {
    name: 'a form moved with everything',
    by: ELEVATED,
    prepare: changing(ELEVATED, {
      before: { opcionales: PORTAL },
      ...{ after: { ...everythingOf(ELEVATED), ...MOVED }, form: besides },
    }),
  },
  {
    name: 'a form with answers moved with everything',
    by: ELEVATED,
    prepare: changing(ELEVATED, {
      before: { opcionales: PORTAL },
      ...{ after: { ...everythingOf(ELEVATED), ...MOVED }, form: besides, total: 3 },
    }),
  },
  {
    name: 'a form with answers that turns private',
    by: GENERATOR,
    prepare: changing(GENERATOR, {
      before: { opcionales: PUBLIC },
      after: { opcionales: options({}) },
      total: 3,
    }),
  },
  { name: 'a form deleted', by: GENERATOR, prepare: discarding },
  {
    name: 'columns and views of a list',
    by: GENERATOR,
    prepare: setting({ lista: { columnas: [{ id: 'p' }], vistas: [{ nombre: 'v', filtro: '' }] } }),
  },
  { name: 'a form put away', by: GENERATOR, prepare: setting({ archivado: true }) },
  {
    name: 'labels of a form',
    by: GENERATOR,
    prepare: setting({ etiquetas: ['uno', 'dos', 'tres', 'cuatro', 'cinco'] }),
  },
]
