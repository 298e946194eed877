import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import { placesOf, type Place } from '../../../src/domain/access/places'
import { oneAnswer, usersOf } from '../../../src/domain/access/things'
import { binnedSchema, canComeBack } from '../../../src/domain/bin/bin'
import {
  DELETED_PER_PAGE,
  listDeletedRequestSchema,
  type DeletedAnswer,
  type ListDeletedResponse,
} from '../../../src/domain/calls/bin'
import { isDocumentId } from '../../../src/domain/document-id'
import { BIN } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { checkedRequest } from '../platform/checked-request'
import { decode } from '../platform/decode'
import { badRequest, forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'

/** Most values that one query takes in a list. */
const MAX_IN = 30
const TOLD = [
  ...['idPlantilla', 'titulo', 'codigoMunicipio', 'creadoPor', 'municipalityPath', 'areas'],
  ...['por', 'nombre', 'borrada', 'hasta', 'vaciando'],
]

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_IN) }, (_, at) => all.slice(at * MAX_IN, (at + 1) * MAX_IN))

/** What lies in one of the places where the caller deletes. */
function inPlace({ areas, municipalityPath, creadoPor }: Place): Query[] {
  const all: Query = database().collection(BIN)
  // Of the own ones there are few; the ability looks at their areas.
  if (creadoPor) return creadoPor.$in.length > 0 ? [all.where('creadoPor', 'in', creadoPor.$in)] : []
  if (municipalityPath !== undefined) return [all.where('municipalityPath', '==', municipalityPath)]
  if (!areas) return [all]
  const refs = areas.$in.map((path) => database().doc(path))
  return chunks(refs).map((some) => all.where('areas', 'array-contains-any', some))
}

const queriesFor = ({ user }: StaffCaller, formId: string | null): Query[] =>
  formId === null
    ? placesOf(user, 'delete', 'answer').flatMap(inPlace)
    : [database().collection(BIN).where('idPlantilla', '==', formId)]

/** The last moment that the store takes, in milliseconds. */
const LAST_MOMENT = 253_402_300_799_000

const placeSchema = z.tuple([
  z.int().check(z.minimum(0), z.maximum(LAST_MOMENT)),
  z.string().check(z.refine(isDocumentId)),
])

const cursorOf = (last: DocumentSnapshot): string =>
  Buffer.from(JSON.stringify([last.get('borrada').toMillis(), last.id])).toString('base64url')

function placeIn(cursor: string): z.infer<typeof placeSchema> {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badRequest()
  }
}

const millis = (one: QueryDocumentSnapshot): number => one.get('borrada').toMillis()

/** The newest first; of one moment the greater name, as the store sorts. */
const newestFirst = (one: QueryDocumentSnapshot, other: QueryDocumentSnapshot): number =>
  millis(other) - millis(one) || (one.id < other.id ? 1 : -1)

/** The next of all these queries together, one more than a page has. */
async function nextOf(queries: readonly Query[], cursor: string | null): Promise<QueryDocumentSnapshot[]> {
  const place = cursor === null ? null : placeIn(cursor)
  const pages = await Promise.all(
    queries.map(async (query) => {
      const sorted = query.orderBy('borrada', 'desc').orderBy(FieldPath.documentId(), 'desc')
      const from = place ? sorted.startAfter(Timestamp.fromMillis(place[0]), place[1]) : sorted
      const page = from.limit(DELETED_PER_PAGE + 1).select(...TOLD)
      return (await page.get()).docs
    }),
  )
  const all = new Map(pages.flat().map((one) => [one.id, one]))
  return [...all.values()].sort(newestFirst).slice(0, DELETED_PER_PAGE + 1)
}

function toldOf({ ability }: StaffCaller, document: QueryDocumentSnapshot, now: Date): DeletedAnswer[] {
  const binned = decode(binnedSchema, document)
  if (!binned || !canComeBack(binned, now) || ability.cannot('delete', oneAnswer(binned))) return []
  return [
    {
      answerId: document.id,
      code: binned.codigoMunicipio,
      formId: binned.idPlantilla,
      formTitle: binned.titulo,
      municipalityPath: binned.municipalityPath,
      by: binned.nombre || binned.por,
      deleted: binned.borrada?.getTime() ?? 0,
      until: binned.hasta?.getTime() ?? 0,
      mayErase: ability.can('manage', usersOf(binned.municipalityPath)),
    },
  ]
}

/**
 * A page of the answers in the bin that the caller may bring back, those deleted last first (REACH-10): of one form, or of
 * all. Nothing of what they say is told.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who deletes no answers; `invalid-argument`
 */
export async function listDeleted(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<ListDeletedResponse> {
  const caller = await staffCaller(request)
  const { formId, after } = checkedRequest(listDeletedRequestSchema, request.data)
  if (caller.ability.cannot('delete', 'answer')) throw forbidden()
  const found = await nextOf(queriesFor(caller, formId), after)
  const page = found.slice(0, DELETED_PER_PAGE)
  const last = page.at(-1)
  const now = new Date()
  return {
    answers: page.flatMap((one) => toldOf(caller, one, now)),
    after: last && found.length > page.length ? cursorOf(last) : null,
  }
}
