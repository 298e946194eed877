import pMap from 'p-map'
import { momentsOf } from '../../domain/answers-list/filters'
import type { Condition } from '../../domain/answers-list/query'
import { spanBefore, type Span } from '../../domain/statistics/period'
import { ANSWERS, FORMS, USERS } from '../../domain/store-paths'
import { aggregationReads, countReads } from '../read-counter'
import { queryCount } from '../rest-query'

const LABEL = 'general statistics'

/** Browsers send six requests at once; the other two count forms and users of the municipalities meanwhile. */
const ANSWER_COUNTS_AT_ONCE = 4
const MUNICIPALITY_COUNTS_AT_ONCE = 2

async function count(collection: string, where: Condition[]): Promise<number> {
  const number = await queryCount(collection, { where })
  countReads(aggregationReads(number), LABEL)
  return number
}

/** Answers given between the first moment of a span and its last (§1.9). */
function givenIn(span: Span, timeZone: string): Condition[] {
  const { from, to } = momentsOf(span, timeZone)
  const field = 'fechaCreacion'
  return [
    ...(from === null ? [] : [{ field, op: '>=' as const, value: from }]),
    ...(to === null ? [] : [{ field, op: '<=' as const, value: to }]),
  ]
}

const inMunicipality = (path: string): Condition => ({ field: 'municipalityPath', op: '==', value: path })

export interface AnswersAcross {
  /** Of each bucket, in their order. */
  buckets: number[]
  /** Of each municipality, in their order. */
  municipalities: number[]
  /** The number in as many days before. */
  before: number
  countedAt: Date
}

interface AnswersAcrossRequest {
  span: Span
  /** The parts of the span, which together are all of it. */
  buckets: readonly Span[]
  /** Paths of the municipalities. */
  municipalities: readonly string[]
  /** By which days begin in all of them, so that the parts are the whole. */
  timeZone: string
  signal?: AbortSignal
}

/**
 * Counts the answers of a period across municipalities (STAT-04), for administrators. No answer is read: a count
 * costs one read for each thousand that it counts, at least one. So a load costs one read for each bucket (32 at
 * most), each municipality and the period before, and one more for each thousand that they count, every answer twice:
 * 100 municipalities with 100,000 answers in the period and as many before it cost 433 at most.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; NeedsIndexError; the signal's reason
 */
export async function countAnswersAcross({
  span,
  buckets,
  municipalities,
  timeZone,
  signal,
}: AnswersAcrossRequest): Promise<AnswersAcross> {
  const queries = [
    givenIn(spanBefore(span), timeZone),
    ...buckets.map((bucket) => givenIn(bucket, timeZone)),
    ...municipalities.map((path) => [inMunicipality(path), ...givenIn(span, timeZone)]),
  ]
  const [before = 0, ...counts] = await pMap(queries, (where) => count(ANSWERS, where), {
    concurrency: ANSWER_COUNTS_AT_ONCE,
    ...(signal && { signal }),
  })
  return {
    before,
    buckets: counts.slice(0, buckets.length),
    municipalities: counts.slice(buckets.length),
    countedAt: new Date(),
  }
}

/** How many forms and staff users a municipality has. */
export interface MunicipalitySize {
  /** Forms that are not deleted. */
  forms: number
  users: number
}

/**
 * How many forms and staff users each municipality has (STAT-04), for administrators: two reads for each, more above
 * a thousand. Throws as {@link countAnswersAcross}.
 */
export async function countMunicipalitySizes(
  municipalities: readonly string[],
  signal?: AbortSignal,
): Promise<MunicipalitySize[]> {
  const sizeOf = async (path: string): Promise<MunicipalitySize> => ({
    forms: await count(FORMS, [inMunicipality(path), { field: 'deleted', op: '==', value: false }]),
    users: await count(USERS, [inMunicipality(path)]),
  })
  return pMap(municipalities, sizeOf, { concurrency: MUNICIPALITY_COUNTS_AT_ONCE, ...(signal && { signal }) })
}
