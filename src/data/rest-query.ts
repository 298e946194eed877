import * as z from 'zod/mini'
import type { Condition } from '../domain/answers-list/query'
import { asAccount } from './as-account'
import { askStore, documentName, getStored } from './rest'
import { restValue } from './rest-write'
import { namedFields, storedSchema, type PartOfDocument, type RestValue, type Stored } from './rest-values'

/**
 * What staff read over Firestore's REST interface. The SDKs for browsers cannot ask for some fields only, and a list of
 * long answers would transfer every one of them whole.
 */

const queryAnswerSchema = z.array(z.object({ document: z.optional(storedSchema) }))
const countAnswerSchema = z.array(
  z.object({
    result: z.object({ aggregateFields: z.object({ total: z.object({ integerValue: z.string() }) }) }),
  }),
)

/** Where a page ended: the value that it was sorted by, as the server wrote it, and the document's name. */
export interface RestCursor {
  readonly value: RestValue
  readonly name: string
}

/** A document of a page. */
export interface RestDocument extends PartOfDocument {
  cursor: RestCursor
}

/** The name of a document, where a query is sorted or narrowed by it; values are paths. */
export const DOCUMENT_NAME = '__name__'

/** What a list asks for and in which order. */
export interface ListQuery {
  where: Condition[]
  /** The field that it is sorted by; after it by the document's name. */
  order: string
  /** Smallest first; greatest first when left out. */
  ascending?: boolean
  /** Searches every collection of that name, whatever its parent. */
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

const isReference = (field: string) => ['areas', 'area', DOCUMENT_NAME].includes(field)

function comparedWith(field: string, value: Condition['value']): RestValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each) => comparedWith(field, each)) } }
  return typeof value === 'string' && isReference(field)
    ? { referenceValue: documentName(value) }
    : restValue(value)
}

const restFilter = ({ field, op, value }: Condition) => ({
  fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: comparedWith(field, value) },
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

/** Sorted by name too, so that documents of the same instant keep their order from page to page. */
const fieldsOfOrder = ({ order }: ListQuery): string[] =>
  order === DOCUMENT_NAME ? [DOCUMENT_NAME] : [order, DOCUMENT_NAME]

const startOf = ({ order }: ListQuery, { value, name }: RestCursor): RestValue[] => {
  const named = { referenceValue: name }
  return order === DOCUMENT_NAME ? [named] : [value, named]
}

const ask = <T>(method: string, body: object, schema: z.ZodMiniType<T>): Promise<T> =>
  asAccount('staff', (asker) => askStore(method, asker, body, schema))

/**
 * Some fields of one document.
 * @throws DataError `notFound`, `forbidden`, `offline`, `timeout`, `unknown`
 */
export const documentFields = (path: string, fields: readonly string[]): Promise<PartOfDocument> =>
  asAccount('staff', (asker) => getStored(path, asker, fields))

const batchAnswerSchema = z.array(z.object({ found: z.optional(storedSchema) }))

/**
 * Some fields of some documents, by their paths, in that order and without those that are not there.
 * @throws DataError `forbidden` when one of them may not be read, `offline`, `timeout`, `unknown`
 */
export async function fieldsOfAll(
  paths: readonly string[],
  fields: readonly string[],
): Promise<PartOfDocument[]> {
  if (paths.length === 0) return []
  const request = { documents: paths.map(documentName), mask: { fieldPaths: fields } }
  const answer = await ask('batchGet', request, batchAnswerSchema)
  const documents = answer.flatMap(({ found }) => (found ? [namedFields(found)] : []))
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
  const request = {
    structuredQuery: {
      ...structuredQuery(collection, query),
      select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
      orderBy: fieldsOfOrder(query).map((field) => sorted(field, query.ascending)),
      ...(after && { startAt: { values: startOf(query, after), before: false } }),
      limit,
    },
  }
  const answer = await ask('runQuery', request, queryAnswerSchema)
  return answer.flatMap(({ document }) => (document ? [asDocument(document, query.order)] : []))
}

const asDocument = (stored: Stored, order: string): RestDocument => ({
  ...namedFields(stored),
  cursor: { value: stored.fields[order] ?? { nullValue: null }, name: stored.name },
})

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
  const request = {
    structuredAggregationQuery: {
      structuredQuery: {
        ...structuredQuery(collection, { where }),
        ...(order && { orderBy: [sorted(order, ascending)] }),
      },
      aggregations: [{ alias: 'total', count: upTo === undefined ? {} : { upTo: String(upTo) } }],
    },
  }
  const [first] = await ask('runAggregationQuery', request, countAnswerSchema)
  return Number(first?.result.aggregateFields.total.integerValue ?? 0)
}
