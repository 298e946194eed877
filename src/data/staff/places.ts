import {
  arrayUnion,
  doc,
  getDoc,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite'
import {
  CHECK_MUNICORE_ID,
  type CheckMuniCoreIdRequest,
  type MuniCoreIdOutcome,
} from '../../domain/calls/check-municore-id'
import { CHECK_SYSTEM, type SystemCheckResult } from '../../domain/calls/check-system'
import { municipalityFields, type MunicipalityDraft } from '../../domain/geography/check-place'
import type { MunicipalityKey } from '../../domain/geography/municipality-key'
import type { FactorPolicy } from '../../domain/user/second-factor'
import { AREAS, MUNICIPALITIES, MUNICIPALITY_KEYS } from '../../domain/store-paths'
import { lookedUp, repeatable } from '../change'
import { DataError } from '../errors'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { callStaff } from './callables'
import { forgetMunicipality } from './geography'
import { sessionId } from './session-state'
import { noteZone } from './zones'
import type { CheckSystemRequest } from '../../domain/operation/system-check'

export type { SystemCheckOutcome, SystemCheckResult } from '../../domain/calls/check-system'

/** An id for a place that is about to be added: repeated with the same one, it is added once. */
export const newPlaceId = (): string => crypto.randomUUID()

/** Names the session for the audit trail; the rules ask it of every change of a place. */
const byMe = () => ({ cambio: { sesion: sessionId(), fecha: serverTimestamp() } })

/**
 * Adds an area to a municipality (GEO-01), both or nothing.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function addArea(municipalityPath: string, id: string, nombre: string): Promise<void> {
  const store = storeOf('staff')
  const area = doc(store, municipalityPath, AREAS, id)
  const batch = writeBatch(store)
  batch.set(area, { nombre, ...byMe() })
  batch.update(doc(store, municipalityPath), { areas: arrayUnion(area), ...byMe() })
  await lookedUp(
    () => withTimeout(batch.commit().then(() => true)),
    async () => (await withTimeout(getDoc(area))).exists() || null,
  )
}

/** Gives an area another name (GEO-01). @throws DataError; see {@link addArea} */
export const renameArea = (path: string, nombre: string): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), path), { nombre, ...byMe() })))

/** The letters of the municipality, or its id in the management system, belong to another one (GEO-04); nothing was saved. */
export class KeyTakenError extends DataError {
  constructor(
    readonly field: 'key' | 'idMuniCore',
    readonly key: string,
  ) {
    super('conflict', { message: `taken: ${field} ${key}` })
  }
}

const keyOf = (key: string) => doc(storeOf('staff'), MUNICIPALITY_KEYS, key)

async function isTaken(path: string, key: string): Promise<boolean> {
  const claim = await withTimeout(getDoc(keyOf(key)))
  return claim.exists() && claim.get('municipio') !== path
}

interface Claims {
  key: string
  /** null when it stays as it is. */
  idMuniCore: string | null
}

/**
 * Writes a municipality and the records of its letters and its id, all or nothing; the rules refuse those of another
 * municipality.
 */
async function saveWithKeys(
  path: string,
  { key, idMuniCore }: Claims,
  fill: (batch: WriteBatch) => WriteBatch,
): Promise<void> {
  const claim: MunicipalityKey = { municipio: path }
  const write = () => {
    const batch = fill(writeBatch(storeOf('staff'))).set(keyOf(key), claim)
    if (idMuniCore !== null) batch.set(keyOf(idMuniCore), claim)
    return withTimeout(batch.commit())
  }
  try {
    await repeatable(write)
  } catch (error) {
    const isRefused = error instanceof DataError && error.code === 'forbidden'
    if (isRefused && (await isTaken(path, key).catch(() => false))) throw new KeyTakenError('key', key)
    if (isRefused && idMuniCore !== null && (await isTaken(path, idMuniCore).catch(() => false)))
      throw new KeyTakenError('idMuniCore', idMuniCore)
    throw error
  }
}

/**
 * Whether the management system knows a municipality by that id (GEO-04); `unchecked` while it does not respond.
 * @throws DataError as {@link callStaff}
 */
export async function checkMuniCoreId(request: CheckMuniCoreIdRequest): Promise<MuniCoreIdOutcome> {
  return (await callStaff(CHECK_MUNICORE_ID, request)).outcome
}

/**
 * Tries an outside system with the settings of a municipality, saved or not (GEO-04).
 * @throws DataError as {@link callStaff}
 */
export const checkSystem = (request: CheckSystemRequest): Promise<SystemCheckResult> =>
  callStaff(CHECK_SYSTEM, request)

/** Adds a municipality without areas to a province (GEO-01). @throws KeyTakenError; DataError, see {@link addArea} */
export async function addMunicipality(
  { provincePath, ...municipality }: MunicipalityDraft,
  id: string,
): Promise<void> {
  const ref = doc(storeOf('staff'), provincePath, MUNICIPALITIES, id)
  const fields = { ...municipalityFields(municipality), inhabilitado: false, areas: [], ...byMe() }
  const { key, idMuniCore } = municipality
  await saveWithKeys(ref.path, { key, idMuniCore }, (batch) => batch.set(ref, fields))
}

/**
 * Changes the settings of a municipality (GEO-01, GEO-04, PAY-04).
 * @param formerId its id in the management system until now
 * @throws KeyTakenError; DataError, see {@link addArea}
 */
export async function changeMunicipality(
  path: string,
  { provincePath: _province, ...municipality }: MunicipalityDraft,
  formerId: string,
): Promise<void> {
  const ref = doc(storeOf('staff'), path)
  const fields = { ...municipalityFields(municipality), ...byMe() }
  const idMuniCore = municipality.idMuniCore === formerId ? null : municipality.idMuniCore
  await saveWithKeys(path, { key: municipality.key, idMuniCore }, (batch) => batch.update(ref, fields))
  forgetMunicipality(path)
  noteZone(path, municipality.zonaHoraria)
}

/** Says which roles of a municipality have a second factor (OPS-01). @throws DataError; see {@link addArea} */
export const changeFactorPolicy = (path: string, segundoFactor: FactorPolicy): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), path), { segundoFactor, ...byMe() })))

/** Blocks a municipality or opens it again (GEO-03). @throws DataError; see {@link addArea} */
export const blockMunicipality = (path: string, inhabilitado: boolean): Promise<void> =>
  repeatable(() => withTimeout(updateDoc(doc(storeOf('staff'), path), { inhabilitado, ...byMe() })))
