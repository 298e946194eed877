import {
  arrayUnion,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { FIRST_CHOICE, MAX_FORM_NOTICES } from '../../../src/domain/notices/choice'
import { NO_MUNICIPAL_RETENTION } from '../../../src/domain/retention'
import { tablePath } from '../../../src/domain/tables/table-ref'
import { NO_FACTOR_POLICY } from '../../../src/domain/user/second-factor'
import { AREAS, MUNICIPALITY_KEYS, SESSIONS, userPath } from '../../../src/domain/store-paths'
import { aSession } from '../../../src/testing/builders'
import { newName, signedBy } from '../documents'
import { makeTable } from '../tables'
import { saveMunicipality } from '../municipality-keys'
import { the, type Person } from '../people'
import { AREA, HOME, OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import type { Commit } from './commits'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const PROVINCES = 'paises/ar/provincias'
const LOGO =
  'https://firebasestorage.googleapis.com/v0/b/muni.test/o/logos%2Fvilla%2FaBcDeFgHiJkL.png?alt=media'
const SETTINGS = {
  ...{ videoHabilitado: true, usarAWS: true, geocodificador: 'georef', merchantCode: '999008881' },
  ...{ zonaHoraria: 'America/Argentina/Cordoba', ubicacion: { lat: -31.4, lng: -64.2 } },
  festivos: ['2026-12-08', '2026-12-25'],
  retencion: { ...NO_MUNICIPAL_RETENTION, minimo: 30, dias: 1825 },
  segundoFactor: { ...NO_FACTOR_POLICY, ofrecido: ['ROLE_INSPECTOR'], exigido: { ROLE_ADMIN: new Date() } },
  marca: { logo: LOGO, color: '#0b4a57', contacto: 'Calle 1', avisoDatos: 'Guardamos sus datos.' },
}

/** Letters that no municipality has. */
const letters = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => 'ABCDEFGHIJ'[n % 10]).join('')
const digits = (): string => `1${crypto.getRandomValues(new Uint32Array(1))[0] ?? 0}`

const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))

const setting =
  (path: () => string, data: (person: Person) => DocumentData): Commit['prepare'] =>
  async () => {
    const at = path()
    return (person) => setDoc(doc(storeOf(person), at), data(person))
  }

/** What is only added to: those who come at the same time add the same. */
const addingArea: Commit['prepare'] = async () => (person) =>
  updateDoc(doc(storeOf(person), HOME), { areas: refs(AREA, OTHER_AREA), ...signedBy(person) })

const making: Commit['prepare'] = async () => {
  const path = `${PROVINCES}/cordoba/municipios/${newName(ownerStore())}`
  const place = {
    nombre: 'Un municipio',
    inhabilitado: false,
    areas: [],
    key: letters(),
    idMuniCore: digits(),
  }
  return (person) => saveMunicipality(storeOf(person), path, { ...place, ...SETTINGS, ...signedBy(person) })
}

const editing: Commit['prepare'] = async () => (person) =>
  updateDoc(doc(storeOf(person), HOME), { ...SETTINGS, ...signedBy(person) })

/** A municipality that is there, with whose its letters and its id are. */
async function municipality(more: DocumentData = {}): Promise<{ path: string; place: DocumentData }> {
  const path = `${PROVINCES}/cordoba/municipios/${newName(ownerStore())}`
  const place = {
    nombre: 'Un municipio',
    inhabilitado: false,
    areas: [],
    key: letters(),
    idMuniCore: digits(),
    ...more,
  }
  await layOut({
    [path]: place,
    [`${MUNICIPALITY_KEYS}/${place.key}`]: { municipio: path },
    [`${MUNICIPALITY_KEYS}/${place.idMuniCore}`]: { municipio: path },
  })
  return { path, place }
}

/** With other letters and another id, which are taken with it. */
const renumbering: Commit['prepare'] = async () => {
  const { path, place } = await municipality()
  const changed = { ...place, ...SETTINGS, key: letters(), idMuniCore: digits() }
  return (person) => saveMunicipality(storeOf(person), path, { ...changed, ...signedBy(person) })
}

const blocking: Commit['prepare'] = async () => {
  const { path } = await municipality(SETTINGS)
  return (person) => updateDoc(doc(storeOf(person), path), { inhabilitado: true, ...signedBy(person) })
}

/** An area and its place among those of its municipality, both or nothing. */
const adding: Commit['prepare'] = async () => {
  const { path } = await municipality()
  return (person) => {
    const store = storeOf(person)
    const area = doc(store, `${path}/${AREAS}/${newName(ownerStore())}`)
    return writeBatch(store)
      .set(area, named(person))
      .update(doc(store, path), { areas: arrayUnion(area), ...signedBy(person) })
      .commit()
  }
}

const renaming: Commit['prepare'] = async () => (person) =>
  updateDoc(doc(storeOf(person), AREA), named(person))

/** One's own lists, which anybody may write again and again. */
const listing: Commit['prepare'] = async () => (person) =>
  updateDoc(doc(storeOf(person), userPath(person.user?.username ?? '')), { listas: '[]' })

/** A table with more entries than one document holds. */
const table: Commit['prepare'] = async () => {
  const id = newName(ownerStore())
  return (person) => makeTable(storeOf(person), id, person)
}

/** Something of a table that is there. */
const changing =
  (fields: DocumentData): Commit['prepare'] =>
  async () => {
    const id = newName(ownerStore())
    await makeTable(ownerStore(), id, ELEVATED)
    return (person) =>
      updateDoc(doc(storeOf(person), tablePath(HOME, id)), { ...fields, ...signedBy(person) })
  }

/** What one is told of, in as many forms as there may be otherwise. */
const choosing: Commit['prepare'] = async () => (person) => {
  const formularios = Object.fromEntries(
    Array.from({ length: MAX_FORM_NOTICES }, (_, at) => [`form-${at}`, 'dia']),
  )
  const avisos = { ...FIRST_CHOICE, nuevas: 'ya', ya: true, formularios, desde: serverTimestamp() }
  return updateDoc(doc(storeOf(person), userPath(person.user?.username ?? '')), { avisos })
}

const seeing: Commit['prepare'] = async () => (person) =>
  updateDoc(doc(storeOf(person), userPath(person.user?.username ?? '')), { avisosVistos: serverTimestamp() })

/** In a municipality that has everything else. */
const demandingFactors: Commit['prepare'] = async () => {
  const { path } = await municipality(SETTINGS)
  const segundoFactor = { ...SETTINGS.segundoFactor, gracia: 30, recordar: true }
  return (person) => updateDoc(doc(storeOf(person), path), { segundoFactor, ...signedBy(person) })
}

/** Opens it first: the commit before has closed it. */
const closing: Commit['prepare'] = async () => {
  const { username } = ELEVATED.user
  await layOut({ [`${SESSIONS}/sid-${username}`]: aSession(username) })
  return (person) => updateDoc(doc(storeOf(person), `${SESSIONS}/sid-${username}`), { active: false })
}

const named = (person: Person) => ({ nombre: 'Un lugar', ...signedBy(person) })

/** What is saved of places and by people of themselves. */
export const PLACES: readonly Commit[] = [
  { name: 'a country', by: ADMIN, prepare: setting(() => `paises/${newName(ownerStore())}`, named) },
  { name: 'a province', by: ADMIN, prepare: setting(() => `${PROVINCES}/${newName(ownerStore())}`, named) },
  { name: 'a municipality with everything', by: ADMIN, prepare: making },
  { name: 'a municipality edited', by: ADMIN, prepare: editing },
  { name: 'a municipality with other letters and another id', by: ADMIN, prepare: renumbering },
  { name: 'which roles have a second factor', by: ADMIN, prepare: demandingFactors },
  { name: 'a municipality blocked', by: ADMIN, prepare: blocking },
  { name: 'an area added', by: ADMIN, prepare: adding },
  { name: 'an area renamed', by: ELEVATED, prepare: renaming },
  { name: 'a municipality’s areas', by: ELEVATED, prepare: addingArea },
  {
    name: 'an area',
    by: ELEVATED,
    prepare: setting(() => `${HOME}/${AREAS}/${newName(ownerStore())}`, named),
  },
  { name: 'a table in two parts', by: ELEVATED, prepare: table },
  {
    name: 'a table renamed and opened',
    by: ELEVATED,
    prepare: changing({ nombre: 'Calles y plazas', publica: true }),
  },
  { name: 'a table taken out of use', by: ELEVATED, prepare: changing({ baja: true }) },
  { name: 'the own lists', by: ELEVATED, prepare: listing },
  { name: 'what one is told of', by: ELEVATED, prepare: choosing },
  { name: 'that one looked at it', by: ELEVATED, prepare: seeing },
  // The last one: nobody of that name works on.
  { name: 'the own session closed', by: ELEVATED, prepare: closing },
]
