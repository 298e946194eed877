import * as z from 'zod/mini'
import type { DocumentData } from 'firebase/firestore/lite'
import type { Condition } from '../domain/answers-list/query'
import { firebaseApp } from './app'
import { proofHeaders } from './app-check'
import { authOf } from './auth'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import { DataError, NeedsIndexError } from './errors'
import { pathOfName, plainFields, type RestValue } from './rest-values'
import { within } from './within'

/**
 * Reads over Firestore's REST interface, under the same rules as the SDK's. The SDKs for browsers cannot ask for
 * some fields only, and a list of long answers would transfer every one of them whole.
 */

const restDocumentSchema = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
})
const queryAnswerSchema = z.array(z.object({ document: z.optional(restDocumentSchema) }))
const countAnswerSchema = z.array(
  z.object({
    result: z.object({ aggregateFields: z.object({ total: z.object({ integerValue: z.string() }) }) }),
  }),
)
const failureSchema = z.object({
  error: z.object({ status: z.string(), message: z._default(z.string(), '') }),
})

/** Where a page ended: the value that it was sorted by, as the server wrote it, and the document's name. */
export interface RestCursor {
  readonly value: RestValue
  readonly name: string
}

/** A document of which some fields came. */
export interface RestDocument {
  id: string
  ref: { path: string }
  data: () => DocumentData
  cursor: RestCursor
}

const databaseName = () => `projects/${firebaseApp('staff').options.projectId ?? ''}/databases/(default)`
const documentName = (path: string) => `${databaseName()}/documents/${path}`

function host(): string {
  const ports = emulatorPorts()
  return ports ? `http://${EMULATOR_HOST}:${ports.firestore}` : 'https://firestore.googleapis.com'
}

/** What a list asks for and in which order. */
export interface ListQuery {
  where: Condition[]
  /** The field that it is sorted by. */
  order: string
  /** From the smallest on; the newest first when left out. */
  ascending?: boolean
  /** In every collection of that name, wherever it lies. */
  everywhere?: boolean
}

const OPERATORS = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
} as const satisfies Record<Condition['op'], string>

function restValue(field: string, value: Condition['value']): RestValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each) => restValue(field, each)) } }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'boolean') return { booleanValue: value }
  return field === 'areas' || field === 'area'
    ? { referenceValue: documentName(value) }
    : { stringValue: value }
}

const restFilter = ({ field, op, value }: Condition) => ({
  fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: restValue(field, value) },
})

const sorted = (fieldPath: string, ascending = false) => ({
  field: { fieldPath },
  direction: ascending ? 'ASCENDING' : 'DESCENDING',
})

const structuredQuery = (
  collection: string,
  { where, everywhere }: Pick<ListQuery, 'where' | 'everywhere'>,
) => ({
  from: [{ collectionId: collection, ...(everywhere && { allDescendants: true }) }],
  ...(where.length > 0 && { where: { compositeFilter: { op: 'AND', filters: where.map(restFilter) } } }),
})

const STATUS: Record<string, ConstructorParameters<typeof DataError>[0]> = {
  PERMISSION_DENIED: 'forbidden',
  UNAUTHENTICATED: 'forbidden',
  NOT_FOUND: 'notFound',
  UNAVAILABLE: 'offline',
  DEADLINE_EXCEEDED: 'timeout',
}

function failureOf(body: unknown): DataError {
  const parsed = z.union([failureSchema, z.array(failureSchema)]).safeParse(body)
  const failure = parsed.success ? [parsed.data].flat()[0]?.error : undefined
  if (failure?.status === 'FAILED_PRECONDITION') return new NeedsIndexError(failure.message)
  return new DataError(STATUS[failure?.status ?? ''] ?? 'unknown', {
    message: failure?.message ?? 'no answer',
  })
}

async function request(name: string, { body }: { body?: object } = {}): Promise<unknown> {
  const token = await authOf('staff').currentUser?.getIdToken()
  const proof = await proofHeaders(firebaseApp('staff'))
  let response: Response
  try {
    response = await fetch(`${host()}/v1/${name}`, {
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...proof,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch (cause) {
    // `fetch` fails only when the request did not get through.
    throw new DataError('offline', { cause })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failureOf(answer)
  return answer
}

const ask = (method: string, body: object) => request(`${databaseName()}/documents:${method}`, { body })

/** As it stands in an address: an id may hold `?` or `#`. */
const escaped = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

/**
 * Some fields of one document.
 * @throws DataError `notFound`, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function documentFields(path: string, fields: readonly string[]) {
  const mask = new URLSearchParams(fields.map((field) => ['mask.fieldPaths', field]))
  const { name, fields: stored } = restDocumentSchema.parse(
    await within(request(`${escaped(documentName(path))}?${mask}`)),
  )
  return namedFields(name, stored)
}

const batchAnswerSchema = z.array(z.object({ found: z.optional(restDocumentSchema) }))

/**
 * Some fields of some documents, by their paths, in that order and without those that are not there.
 * @throws DataError `forbidden` when one of them may not be read, `offline`, `timeout`, `unknown`
 */
export async function fieldsOfAll(
  paths: readonly string[],
  fields: readonly string[],
): Promise<Omit<RestDocument, 'cursor'>[]> {
  if (paths.length === 0) return []
  const answer = await within(
    ask('batchGet', { documents: paths.map(documentName), mask: { fieldPaths: fields } }),
  )
  const documents = batchAnswerSchema
    .parse(answer)
    .flatMap(({ found }) => (found ? [namedFields(found.name, found.fields)] : []))
  return paths.flatMap((path) => documents.find(({ ref }) => ref.path === path) ?? [])
}

interface PageRequest {
  /** Fields that come; the others stay on the server. */
  fields: readonly string[]
  limit: number
  after: RestCursor | null
}

/**
 * A page of a collection's documents in the query's order, with some of their fields.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; NeedsIndexError when no index serves the query
 */
export async function queryFields(
  collection: string,
  query: ListQuery,
  { fields, limit, after }: PageRequest,
): Promise<RestDocument[]> {
  const answer = await within(
    ask('runQuery', {
      structuredQuery: {
        ...structuredQuery(collection, query),
        select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
        // Two documents of one instant keep their order from page to page.
        orderBy: [sorted(query.order, query.ascending), sorted('__name__', query.ascending)],
        ...(after && { startAt: { values: [after.value, { referenceValue: after.name }], before: false } }),
        limit,
      },
    }),
  )
  return queryAnswerSchema
    .parse(answer)
    .flatMap(({ document }) => (document ? [asDocument(document, query.order)] : []))
}

function namedFields(name: string, fields: Record<string, RestValue>): Omit<RestDocument, 'cursor'> {
  const path = pathOfName(name)
  return { id: path.slice(path.lastIndexOf('/') + 1), ref: { path }, data: () => plainFields(fields) }
}

function asDocument({ name, fields }: z.infer<typeof restDocumentSchema>, order: string): RestDocument {
  return {
    ...namedFields(name, fields),
    cursor: { value: fields[order] ?? { nullValue: null }, name },
  }
}

type CountQuery = Pick<ListQuery, 'where'> & Partial<Pick<ListQuery, 'order' | 'ascending'>>

/**
 * How many documents a query has, counted to `upTo` at most. With an order it is served by the index that lists it.
 * @throws as {@link queryFields}
 */
export async function queryCount(
  collection: string,
  { where, order, ascending }: CountQuery,
  upTo?: number,
): Promise<number> {
  const answer = await within(
    ask('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: {
          ...structuredQuery(collection, { where }),
          ...(order && { orderBy: [sorted(order, ascending)] }),
        },
        aggregations: [{ alias: 'total', count: upTo === undefined ? {} : { upTo: String(upTo) } }],
      },
    }),
  )
  const [first] = countAnswerSchema.parse(answer)
  return Number(first?.result.aggregateFields.total.integerValue ?? 0)
}
