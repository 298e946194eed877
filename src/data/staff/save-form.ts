import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite'
import { canonical } from '../../domain/canonical'
import { compactFormSections } from '../../domain/form/compact-form'
import type { Form } from '../../domain/form/form'
import { formSchema } from '../../domain/form/stored-form'
import { isForStrangers, setOption } from '../../domain/form/options'
import { withConsentVersions } from '../../domain/question-types/consent/text-versions'
import { followTables, tablesUsed } from '../../domain/form/tables-used'
import { nextVersion, toPublicForm, toVersion } from '../../domain/form/version'
import { sameValue } from '../../domain/same-value'
import type { User } from '../../domain/user/user'
import { answerCountPath, FORMS, PUBLIC_FORMS, settingsPath, versionPath } from '../../domain/store-paths'
import { decode } from '../converters'
import { ConflictError, DataError, errorCodeOf, FormDeletedError, isOutOfReach, toDataError } from '../errors'
import { countReads } from '../read-counter'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { toStore } from '../to-store'
import { REQUEST_LIMIT_MS, withTimeout } from '../with-timeout'
import { placeOf } from './form-place'
import { newestVersions } from './tables'
import { initialPublicFields } from './initial-public-fields'
import {
  abandonedSaves,
  isUnheardSince,
  recordAbandonedSave,
  noteHeard,
  noteSent,
  saysTheSame,
} from './unheard-saves'

/** The form, what strangers are told of it, the town hall, and the write: one after the other. */
const SAVE_LIMIT_MS = 4 * REQUEST_LIMIT_MS

interface Saving {
  /** Stored with the edit, so that a save whose response got lost is recognised. */
  guardado: string
  date: Date
  username: string
  /** The person's name in the management system. */
  userMuniCore: string
  /** The newest versions of the tables from which its questions pick. */
  tables: ReadonlyMap<string, number>
}

const isOurs = (stored: Form, baseVersion: number, { guardado }: Saving): boolean => {
  const last = stored.formEditedInfo.at(-1)
  return stored.version === baseVersion + 1 && last?.guardado === guardado
}

class SavedMeanwhile extends ConflictError {
  constructor(readonly stored: Form) {
    const last = stored.formEditedInfo.at(-1)
    super({ username: last?.username ?? stored.creadoPor, date: last?.date ?? stored.lastUpdate })
  }
}

/** Fields that stay as they are on the server, whatever the editor has. */
function keptByStore(stored: Form | null, saving: Saving) {
  return stored
    ? { creadoPor: stored.creadoPor, formEditedInfo: stored.formEditedInfo, deleted: stored.deleted }
    : { creadoPor: saving.username, formEditedInfo: [], deleted: false }
}

interface Before {
  snapshot: DocumentSnapshot
  stored: Form
  /** The public document as it is now; null when there is none. */
  told: DocumentSnapshot | null
}

/**
 * The form with settings of the management system in the name of whoever changes them: incidents are made in it (INC-01).
 */
function signed(form: Form, before: Before | null, { userMuniCore }: Saving): Form {
  const { muniCore } = form
  const isAsStored = !muniCore || sameValue(before?.snapshot.get('muniCore'), muniCore)
  return isAsStored ? form : { ...form, muniCore: { ...muniCore, username: userMuniCore } }
}

async function readBefore(tx: Transaction, id: string): Promise<Before> {
  const snapshot = await tx.get(doc(storeOf('staff'), FORMS, id))
  countReads(1, 'save form')
  if (!snapshot.exists()) throw new FormDeletedError()
  const stored = decode(formSchema, snapshot)
  if (!isForStrangers(stored.opcionales)) return { snapshot, stored, told: null }
  const told = await tx.get(doc(storeOf('staff'), PUBLIC_FORMS, id))
  countReads(1, 'save form')
  return { snapshot, stored, told: told.exists() ? told : null }
}

/**
 * Fields of the public document that functions write: whether the form takes answers (ANS-12), whether a pass is needed
 * (SEC-03), and the municipality's name, branding and time zone (PDF-02, GEO-04, OPS-08), and when it opens (REACH-01).
 */
const TOLD = [
  'abierto',
  'motivo',
  'paseHasta',
  'pocosLugares',
  'marca',
  'municipio',
  'geocodificador',
  'zonaHoraria',
  'horario',
]

/** Those fields as functions wrote them last: a save repeats them. */
function asTold({ told }: Before): DocumentData {
  const said = TOLD.map((field): [string, unknown] => [field, told?.get(field)])
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

/**
 * The sections as they are stored: without what has its default. Unchanged ones are written exactly as they were,
 * because the rules refuse every change to a form with answers (EDIT-05).
 */
function sectionsOf({ secciones }: Form, before: Before | null): unknown {
  const isSame = before !== null && canonical(before.stored.secciones) === canonical(secciones)
  return isSame ? before.snapshot.get('secciones') : compactFormSections(secciones)
}

const BESIDE = ['lista', 'archivado', 'etiquetas'] as const

/**
 * Fields beside the edit: how the form's list looks, whether it is put away, and its labels. They stay as
 * stored, and a copy does not have them.
 */
const beside = (before: Before | null): DocumentData =>
  Object.fromEntries(
    BESIDE.map((field): [string, unknown] => [field, before?.snapshot.get(field)]).filter(
      ([, value]) => value !== undefined,
    ),
  )

type Beside = Partial<Record<(typeof BESIDE)[number] | 'tablas', unknown>>

/** Form, version with its settings of outside systems, and what strangers may know. */
async function writeAll(tx: Transaction, form: Form, before: Before | null, saving: Saving): Promise<Form> {
  const store = storeOf('staff')
  const stored = before?.stored ?? null
  const isFirstTold = isForStrangers(form.opcionales) && !before?.told
  const told = isFirstTold ? await initialPublicFields(tx, form, saving.date) : before && asTold(before)
  const secciones = withConsentVersions(stored?.secciones ?? [], followTables(form, stored, saving.tables))
  const next = nextVersion(
    { ...signed({ ...form, secciones }, before, saving), ...keptByStore(stored, saving) },
    saving,
  )
  const { guardado, date, username } = saving
  const storedSections = sectionsOf(next, before)
  const now = serverTimestamp()
  const { lista: _list, archivado: _place, etiquetas: _labels, tablas: _t, ...edited }: Form & Beside = next
  const tablas = tablesUsed(next.secciones)
  tx.set(doc(store, FORMS, form.id), {
    ...toStore(store, { ...edited, secciones: storedSections }),
    ...beside(before),
    // By which a table knows that it is used; forms that use none do without it.
    ...(tablas.length > 0 && { tablas }),
    // The stored edits plus this one: the rules let nobody change the record of other edits.
    formEditedInfo: [...(before?.snapshot.get('formEditedInfo') ?? []), { guardado, date, username }],
    // As stored: a Date would lose the microseconds, and the rules let nobody change it.
    fechaCreacion: before?.snapshot.get('fechaCreacion') ?? now,
    timeStamp: now,
    lastUpdate: now,
  })
  tx.set(
    doc(store, versionPath(form.id, next.version)),
    toStore(store, { ...toVersion(next), secciones: storedSections }),
  )
  if (next.muniCore)
    tx.set(doc(store, settingsPath(versionPath(form.id, next.version))), { ...next.muniCore })
  // From the first moment on it is known that nobody answered: what is not known counts as answered (EDIT-05).
  if (!before) tx.set(doc(store, answerCountPath(form.id)), { total: 0 })
  const forStrangers = toPublicForm(next)
  const publicRef = doc(store, PUBLIC_FORMS, form.id)
  if (forStrangers) tx.set(publicRef, toStore(store, { ...forStrangers, ...told }))
  else if (stored && isForStrangers(stored.opcionales)) tx.delete(publicRef)
  return { ...next, fechaCreacion: stored?.fechaCreacion ?? date, timeStamp: date, lastUpdate: date }
}

async function write(tx: Transaction, form: Form, baseVersion: number, saving: Saving): Promise<Form> {
  const before = baseVersion === 0 ? null : await readBefore(tx, form.id)
  // The SDK repeats a transaction whose response got lost: what is stored is then this save.
  if (before && isOurs(before.stored, baseVersion, saving)) return before.stored
  if (before?.stored.deleted) throw new FormDeletedError()
  if (before && before.stored.version !== baseVersion) throw new SavedMeanwhile(before.stored)
  return writeAll(tx, { ...form, version: baseVersion }, before, saving)
}

/**
 * What a failed save means: it gives the stored form when that is this save, and throws a conflict when somebody else
 * saved or deleted the form, else the failure itself.
 */
async function outcome(id: string, baseVersion: number, saving: Saving, failure: unknown): Promise<Form> {
  const stored = await readDocument(storeOf('staff'), `${FORMS}/${id}`, formSchema, 'save form').catch(
    (unread: unknown) => {
      if (baseVersion > 0 && toDataError(unread).code === 'notFound') throw new FormDeletedError()
      const isUnknown = isOutOfReach(unread) && isOutOfReach(failure) && errorCodeOf(failure) !== 'offline'
      throw isUnknown ? new DataError('unsure', { cause: failure }) : failure
    },
  )
  if (isOurs(stored, baseVersion, saving)) return stored
  if (stored.deleted) throw new FormDeletedError()
  throw stored.version === baseVersion ? failure : new SavedMeanwhile(stored)
}

/**
 * Saves a form as its next version together with that version and its public document (EDIT-20). Its place
 * (area, municipality, code letters) is read anew from its first area.
 * @param baseVersion the version that was edited, 0 for a new form
 * @returns the form as saved; go on editing from its `version`
 * @throws ConflictError when somebody saved in between (EDIT-24), FormDeletedError when somebody deleted it; nothing
 * is overwritten then. DataError `notFound` (no area), `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function saveForm(form: Form, baseVersion: number, user: User): Promise<Form> {
  const placed = { ...form, ...(await placeOf(form.areas)) }
  return saveAsPlaced(placed, baseVersion, user, await newestVersions(placed))
}

async function saveAsPlaced(
  form: Form,
  baseVersion: number,
  user: User,
  tables: Saving['tables'] = new Map(),
  goesOn = true,
): Promise<Form> {
  const { username, userMuniCore } = user
  const saving = { guardado: crypto.randomUUID(), date: new Date(), username, userMuniCore, tables }
  // Another save that is under way says something else at the same time: nobody decided which of the two is newer.
  const earlier = abandonedSaves()
  noteSent(saving.guardado, form)
  const writeForm = () =>
    withTimeout(
      runTransaction(storeOf('staff'), (tx) => write(tx, form, baseVersion, saving)),
      SAVE_LIMIT_MS,
    )
  // The rules also refuse a save that repeats outdated fields of functions: with a new read it passes.
  const tried = writeForm().catch((failure: unknown) => {
    if (!isForStrangers(form.opcionales) || toDataError(failure).code !== 'forbidden') throw failure
    return writeForm()
  })
  const heard = tried.catch((failure: unknown) => {
    if (failure instanceof ConflictError) throw failure
    if (failure instanceof DataError && failure.code === 'notFound') throw failure
    return outcome(form.id, baseVersion, saving, failure)
  })
  try {
    const saved = await heard
    noteHeard(saving.guardado)
    return saved
  } catch (failure) {
    if (isOutOfReach(failure)) recordAbandonedSave(saving.guardado)
    else noteHeard(saving.guardado)
    const meanwhile = failure instanceof SavedMeanwhile ? failure.stored : null
    // What an earlier try of this page saved without being heard of is nobody else's: this one goes on from there.
    if (!meanwhile || !isUnheardSince(meanwhile, baseVersion, username, earlier)) throw failure
    if (saysTheSame(meanwhile, form)) return meanwhile
    if (!goesOn) throw failure
    return saveAsPlaced(form, meanwhile.version, user, tables)
  }
}

/**
 * Saves how a form makes its certificates (PDF-02) when it is open (REACH-01) and how long answers are kept (OPS-02), and nothing else of it: also where its
 * questions are fixed by now.
 * @throws as {@link saveForm}
 */
export const saveSettings = (form: Form, baseVersion: number, user: User): Promise<Form> =>
  saveAsPlaced(form, baseVersion, user)

/**
 * Makes a form public or private (LIST-03): a new version like any other change. Its place stays as stored, because
 * a form that may not be changed any more changes nothing but its scope (EDIT-05).
 * @throws as {@link saveForm}
 */
export const setFormScope = (form: Form, publico: boolean, user: User): Promise<Form> =>
  // What it publishes was read, not typed: a save that arrived since is newer and stays.
  saveAsPlaced(
    { ...form, opcionales: setOption(form.opcionales, 'publico', publico) },
    form.version,
    user,
    new Map(),
    false,
  )
