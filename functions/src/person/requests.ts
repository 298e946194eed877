import type { DocumentData, DocumentReference, Query } from 'firebase-admin/firestore'
import {
  REQUEST_ERASURE,
  LIST_ERASURES,
  DECIDE_ERASURE,
  MAX_ERASURES,
  type ErasureStatus,
  type ListedErasure,
  type ListErasuresResponse,
  type RequestErasureRequest,
} from '../../../src/domain/calls/person'
import { isDocumentId } from '../../../src/domain/document-id'
import { ACTIVITIES } from '../../../src/domain/privacy/data-map'
import { finderOf, isByNameAlone, matchedAnswer } from '../../../src/domain/privacy/person'
import {
  decidedErasure,
  erasurePlan,
  erasureSchema,
  isDecidedSo,
  isOpenErasure,
  needsSecondPerson,
  newErasure,
  type Erasure,
} from '../../../src/domain/privacy/person-erasure'
import type { Texts } from '../../../src/domain/privacy/record-words'
import { answerPath, PERSON_REQUESTS } from '../../../src/domain/store-paths'
import { binnedAnswer } from '../answers/binned'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { idempotencyKey } from '../platform/idempotency'
import { inTransaction } from '../platform/in-transaction'
import { requireRecentFactor, type StaffCaller } from '../platform/staff-caller'
import { RECORD_WORDS } from '../privacy/words'
import { administrator, erasureRefused, requireAdministrator } from './administrator'
import { namedOtherwise } from './named-otherwise'

const REQUESTS_PER_HOUR = 30
/** Answers in memory at once. */
const READ_AT_ONCE = 50

const requests = () => database().collection(PERSON_REQUESTS)
const ofMunicipality = (path: string): Query => requests().where('municipalityPath', '==', path)

/** The same request of the same person has the same name, however often it is sent. */
const refOf = ({ user }: StaffCaller, { municipality, attempt }: RequestErasureRequest): DocumentReference =>
  requests().doc(idempotencyKey('supresion', user.username, municipality, attempt).slice(0, 20))

/** What has to be known of the answers that a clerk picked. */
interface Picked {
  /** Whether a name alone says of any of them whose it is. */
  isAnyByNameAlone: boolean
  /** The form of each, in their order. */
  formularios: string[]
}

const formOf = ({ idPlantilla }: DocumentData): string =>
  typeof idPlantilla === 'string' && isDocumentId(idPlantilla) ? idPlantilla : ''

/**
 * Looks at the answers that are to be erased. Each has to be of the municipality, and has to name the person: nobody
 * erases by this what the search did not find.
 */
async function picked({ municipality, search, answers }: RequestErasureRequest): Promise<Picked> {
  const finder = finderOf(search)
  const all: Picked = { isAnyByNameAlone: false, formularios: [] }
  for (let start = 0; start < answers.length; start += READ_AT_ONCE) {
    const ids = answers.slice(start, start + READ_AT_ONCE)
    const found = await database().getAll(...ids.map((id) => database().doc(answerPath(id))))
    for (const answer of found) {
      const data = answer.data() ?? (await binnedAnswer(answer.id))
      if (data?.municipalityPath !== municipality) throw erasureRefused('notFound')
      const match = matchedAnswer(finder, data)
      const by =
        match && !isByNameAlone(match) ? match.by : await namedOtherwise(finder, answer.id, match?.by)
      if (by.length === 0) throw erasureRefused('notFound')
      all.isAnyByNameAlone ||= isByNameAlone({ by })
      all.formularios.push(formOf(data))
    }
  }
  return all
}

/**
 * Asks that a person is erased from the answers that a clerk picked (OPS-03). Up to ten that a document, mail or
 * telephone tells are erased at once; otherwise another administrator has to confirm it. Sent again, it is the same one.
 * @throws HttpsError of {@link administrator} and {@link requireRecentFactor}; `permission-denied` for another municipality; `failed-precondition` with
 * details `{ erasure }` where an answer does not name the person, or is in a request that is not over;
 * `invalid-argument`, `resource-exhausted`
 */
export const requestErasure = served(REQUEST_ERASURE, async (request): Promise<ErasureStatus> => {
  const caller = await administrator(request)
  const requested = request.checked()
  const { municipality, search, answers } = requested
  requireAdministrator(caller, municipality)
  requireRecentFactor(caller)
  const ref = refOf(caller, requested)
  const before = decode(erasureSchema, await ref.get())
  if (before) return { id: ref.id, state: before.estado }
  const { username } = caller.user
  await consumeRateLimit({ what: 'supresiones', who: username, most: REQUESTS_PER_HOUR, limit: 'lookups' })
  const { isAnyByNameAlone, formularios } = await picked(requested)
  const isForTwo = needsSecondPerson(answers.length, isAnyByNameAlone)
  const whose = { municipalityPath: municipality, busqueda: search, pedidaPor: username }
  const about = { ...whose, respuestas: answers, formularios }
  return inTransaction(async (tx) => {
    const open = ofMunicipality(municipality).where('estado', 'in', ['esperando', 'borrando'])
    const [stored, others] = await Promise.all([tx.get(ref), tx.get(open)])
    const same = decode(erasureSchema, stored)
    if (same) return { id: ref.id, state: same.estado }
    const taken = new Set(others.docs.flatMap((other) => decode(erasureSchema, other)?.respuestas ?? []))
    if (answers.some((id) => taken.has(id))) throw erasureRefused('underWay')
    const erasure = newErasure(about, isForTwo, new Date())
    tx.create(ref, { ...erasure })
    const note = {
      tipo: 'supresionPedida',
      municipalityPath: municipality,
      cantidad: answers.length,
    } as const
    tx.set(auditRef('supresionPedida', ref.id), auditDocument(actorOf(caller), note))
    return { id: ref.id, state: erasure.estado }
  })
})

const DECISIONS = { confirm: 'supresionConfirmada', refuse: 'supresionRechazada' } as const

/**
 * Confirms that a person is erased, as another administrator than who asked, or refuses it; who asked may take it back.
 * @throws HttpsError of {@link administrator} and {@link requireRecentFactor}; `permission-denied` for a request of another municipality, or none;
 * `failed-precondition` with details `{ erasure }`; `invalid-argument`
 */
export const decideErasure = served(DECIDE_ERASURE, async (request): Promise<ErasureStatus> => {
  const caller = await administrator(request)
  const { id, decision } = request.checked()
  requireRecentFactor(caller)
  const ref = requests().doc(id)
  return inTransaction(async (tx) => {
    const erasure = decode(erasureSchema, await tx.get(ref))
    if (!erasure) throw forbidden()
    requireAdministrator(caller, erasure.municipalityPath)
    const how = { username: caller.user.username, isConfirmed: decision === 'confirm' }
    // Whoever heard nothing of it asks again.
    if (isDecidedSo(erasure, how)) return { id, state: erasure.estado }
    const decided = decidedErasure(erasure, how, new Date())
    if (typeof decided === 'string') throw erasureRefused(decided)
    tx.update(ref, { ...decided })
    const { municipalityPath, respuestas } = erasure
    const note = { tipo: DECISIONS[decision], municipalityPath, cantidad: respuestas.length }
    tx.set(auditRef(note.tipo, id), auditDocument(actorOf(caller), note))
    return { id, state: decided.estado }
  })
})

const listed = (id: string, erasure: Erasure): ListedErasure => ({
  id,
  state: erasure.estado,
  answers: erasure.respuestas.length,
  erased: erasure.borradas,
  checked: erasure.comprobadas,
  skipped: erasure.saltadas.length,
  orders: erasure.pedidos,
  certificates: erasure.certificados,
  arrived: erasure.llegadas,
  askedBy: erasure.pedidaPor,
  asked: erasure.pedida?.getTime() ?? null,
  decidedBy: erasure.decididaPor,
  decided: erasure.decidida?.getTime() ?? null,
  finished: erasure.terminada?.getTime() ?? null,
  search: isOpenErasure(erasure) ? erasure.busqueda : null,
})

/** What an erasure does to each kind of data and why something of it stays, in words. */
export const plannedIn = (words: Texts) =>
  erasurePlan().map(({ name, endings }) => ({
    name: words.activities[name].name,
    ending: endings.map((one) => words.endings[one]).join('; '),
    reason: endings.some((one) => one !== 'deleted')
      ? words.bases[ACTIVITIES.find((one) => one.name === name)?.basis ?? 'task']
      : '',
  }))

/**
 * The newest requests to erase somebody in a municipality, for who administers it, and what an erasure does.
 * @throws HttpsError of {@link administrator} and {@link requireRecentFactor}; `permission-denied` for another municipality; `invalid-argument`
 */
export const listErasures = served(LIST_ERASURES, async (request): Promise<ListErasuresResponse> => {
  const caller = await administrator(request)
  const { municipality, language } = request.checked()
  requireAdministrator(caller, municipality)
  const { docs } = await ofMunicipality(municipality).orderBy('pedida', 'desc').limit(MAX_ERASURES).get()
  return {
    erasures: docs.flatMap((document) => {
      const erasure = decode(erasureSchema, document)
      return erasure ? [listed(document.id, erasure)] : []
    }),
    plan: plannedIn(RECORD_WORDS[language]),
  }
})
