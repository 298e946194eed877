import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { citizenName, citizenNumber } from '../../../src/domain/answer/people'
import { citizenSchema } from '../../../src/domain/answer/submitted'
import {
  FIND_PERSON,
  LOOKED_THROUGH_FOR_PERSON,
  type FindPersonResponse,
  type PersonRecord,
} from '../../../src/domain/calls/person'
import {
  finderOf,
  joinedMatch,
  matchedAnswer,
  namedBy,
  type Finder,
  type FoundPlace,
  type PersonMatch,
  type PersonSearch,
} from '../../../src/domain/privacy/person'
import { isDocumentId } from '../../../src/domain/document-id'
import { plainValue } from '../../../src/domain/stored-value'
import { answerIn } from '../answers/binned'
import { ANSWERS, answerPath, BIN, binnedPath, CERTIFICATES, ORDERS } from '../../../src/domain/store-paths'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { actorOf, audit, thisMinute } from '../platform/audit'
import { served } from '../platform/served'
import { badRequest } from '../platform/errors'
import { administrator, requireAdministrator } from './administrator'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** Searches that one person begins within an hour, and calls that go on with them. */
const SEARCHES_PER_HOUR = 120
const PAGES_PER_HOUR = 6000

/** What is looked through after the answers, one after the other: it names the answer that it hangs on. */
interface Source {
  name: 'answers' | Exclude<FoundPlace, 'recipient' | 'content' | 'payment'>
  query: (municipalityPath: string) => Query
  /** The answer of a document, and the fields of it that may name the person. */
  answerOf: (document: QueryDocumentSnapshot) => unknown
  fields: readonly string[]
}

const inMunicipality = (collection: string) => (path: string) =>
  database().collection(collection).where('municipalityPath', '==', path)

const SOURCES: readonly [Source, ...Source[]] = [
  { name: 'answers', query: inMunicipality(ANSWERS), answerOf: ({ id }) => id, fields: [] },
  {
    name: 'note',
    // Notes do not say whose they are: those of other municipalities are looked through and left.
    query: () => database().collectionGroup('notas'),
    answerOf: ({ ref }) => ref.parent.parent?.id,
    fields: ['texto'],
  },
  {
    name: 'order',
    query: inMunicipality(ORDERS),
    answerOf: (order) => order.get('id'),
    fields: ['fullName', 'dni', 'email', 'phone', 'devoluciones'],
  },
  {
    name: 'certificate',
    query: inMunicipality(CERTIFICATES),
    answerOf: (certificate) => certificate.get('respuesta'),
    fields: ['texto', 'titulo', 'revocado'],
  },
  // What was deleted can come back (REACH-10).
  { name: 'bin', query: inMunicipality(BIN), answerOf: ({ id }) => id, fields: [] },
]

/** What names the person in a document of a source, and where. */
function matchOf({ name, fields }: Source, finder: Finder, data: DocumentData): PersonMatch | null {
  if (name === 'answers') return matchedAnswer(finder, data)
  if (name === 'bin') {
    const match = matchedAnswer(finder, answerIn(data))
    return match && { ...match, where: [...match.where, name] }
  }
  const by = namedBy(
    finder,
    fields.map((field) => plainValue(data[field])),
  )
  return by.length === 0 ? null : { where: [name], by }
}

type Found = [answerId: string, match: PersonMatch]

function matchIn(source: Source, finder: Finder, document: QueryDocumentSnapshot): Found[] {
  const match = matchOf(source, finder, document.data())
  const answerId = source.answerOf(document)
  return match && typeof answerId === 'string' && answerId !== '' ? [[answerId, match]] : []
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const TOLD = ['municipalityPath', 'titulo', 'codigoMunicipio', 'datosCiudadano', 'fechaCreacion']

/** What is told of these answers, of those in the bin too; of what is gone nothing. */
async function toldOf(ids: readonly string[]): Promise<[string, DocumentData][]> {
  const read = (path: (id: string) => string, from: readonly string[], fieldMask: string[]) =>
    from.length > 0
      ? database().getAll(...from.map((id) => database().doc(path(id))), { fieldMask })
      : Promise.resolve([])
  const answers = await read(answerPath, ids, TOLD)
  const gone = answers.filter(({ exists }) => !exists).map(({ id }) => id)
  const binned = await read(
    binnedPath,
    gone,
    TOLD.map((field) => `datos.${field}`),
  )
  return [
    ...answers.map((answer): [string, DocumentData] => [answer.id, answer.data() ?? {}]),
    ...binned.map((one): [string, DocumentData] => [one.id, answerIn(one.data() ?? {})]),
  ]
}

/** What the clerk sees of an answer, as far as it can be read; null for one of another municipality, or none. */
async function recordsOf(municipalityPath: string, found: readonly Found[]): Promise<PersonRecord[]> {
  const matches = new Map<string, PersonMatch>()
  for (const [id, match] of found) {
    const before = matches.get(id)
    matches.set(id, before ? joinedMatch(before, match) : match)
  }
  if (matches.size === 0) return []
  const answers = await toldOf([...matches.keys()])
  return answers.flatMap(([answerId, answer]) => {
    const match = matches.get(answerId)
    if (!match || answer.municipalityPath !== municipalityPath) return []
    const recipient = citizenSchema.safeParse(plainValue(answer.datosCiudadano))
    const person = recipient.success ? recipient.data : null
    const created: unknown = answer.fechaCreacion
    return {
      ...match,
      answerId,
      formTitle: withoutAnswers(asText(answer.titulo)),
      code: asText(answer.codigoMunicipio),
      recipient: [citizenName(person), citizenNumber(person)].filter(Boolean).join(' · '),
      created: created instanceof Timestamp ? created.toMillis() : null,
    }
  })
}

/** Where a page begins: `source:path`, with the last document that was looked at, or none. */
function placeIn(cursor: string | null): { source: Source; at: number; from: string } {
  if (cursor === null) return { source: SOURCES[0], at: 0, from: '' }
  const [name = '', ...path] = cursor.split(':')
  const at = SOURCES.findIndex((one) => one.name === name)
  const source = SOURCES[at]
  if (!source) throw badRequest()
  return { source, at, from: path.join(':') }
}

function goingOnAfter(query: Query, from: string): Query {
  if (from === '') return query
  if (!from.split('/').every(isDocumentId)) throw badRequest()
  try {
    return query.startAfter(database().doc(from))
  } catch {
    throw badRequest()
  }
}

/**
 * Looks through what one municipality has for a person, a page at a time: each answer, note, order and certificate is
 * read, because people write numbers and names wherever a form leaves room.
 * @param perPage documents that are read
 * @throws HttpsError `invalid-argument` when the place is none that this gave
 */
export async function personPage(
  municipalityPath: string,
  search: PersonSearch,
  after: string | null,
  perPage = LOOKED_THROUGH_FOR_PERSON,
): Promise<FindPersonResponse> {
  const { source, at, from } = placeIn(after)
  const ordered = source.query(municipalityPath).orderBy(FieldPath.documentId())
  const { docs } = await goingOnAfter(ordered, from).limit(perPage).get()
  const finder = finderOf(search)
  const found = await recordsOf(
    municipalityPath,
    docs.flatMap((document) => matchIn(source, finder, document)),
  )
  const last = docs.length === perPage ? docs.at(-1) : undefined
  const next = SOURCES[at + 1]
  const beginning = next ? `${next.name}:` : null
  return { found, looked: docs.length, after: last ? `${source.name}:${last.ref.path}` : beginning }
}

/**
 * A page of what names a person in a municipality, by document, mail, telephone or name (OPS-03), for who administers
 * it. The trail notes that somebody was looked for and not whom.
 * @throws HttpsError of {@link administrator}; `permission-denied` for another municipality, `invalid-argument`,
 * `resource-exhausted`
 */
export const findPerson = served(FIND_PERSON, async (request): Promise<FindPersonResponse> => {
  const caller = await administrator(request)
  const { municipality, search, after } = request.checked()
  requireAdministrator(caller, municipality)
  const [what, most] =
    after === null
      ? (['personas', SEARCHES_PER_HOUR] as const)
      : (['personas, páginas', PAGES_PER_HOUR] as const)
  await consumeRateLimit({ what, who: caller.user.username, most, limit: 'lookups' })
  const note = { tipo: 'personaBuscada', municipalityPath: municipality } as const
  await audit(actorOf(caller), note, [caller.sid, municipality, thisMinute()])
  return personPage(municipality, search, after)
})
