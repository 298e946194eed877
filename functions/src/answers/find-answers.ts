import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { authorNames } from '../../../src/domain/access/places'
import { oneAnswer } from '../../../src/domain/access/things'
import { isDueWithin } from '../../../src/domain/assignment/due'
import { choiceEntry } from '../../../src/domain/answers-list/digest'
import { seesAllAnswers, type AnswersQuery } from '../../../src/domain/answers-list/query'
import { answerRowSchema, LISTED_FIELDS, type AnswerRow } from '../../../src/domain/answers-list/row'
import { typedTerms } from '../../../src/domain/answers-list/words'
import {
  FIND_ANSWERS,
  type FindAnswersRequest,
  type FindFilters,
} from '../../../src/domain/calls/find-answers'
import { packed } from '../../../src/domain/calls/moments'
import { currentRef } from '../../../src/domain/form/state-ref'
import { plainNumber } from '../../../src/domain/citizen/identity'
import { after, cursorOf, storedAnswers } from './answers-query'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { MAX_LOOKED_THROUGH } from '../../../src/domain/answers-list/filters'

/** A word with at most so many answers is rare enough; counting further costs more. */
const FEW = MAX_LOOKED_THROUGH
/** Read first: a page is full soon where all that is looked through fits. */
const GROWS = 3

/** What the answers have to be in, as far as the index can tell. */
interface Wanted {
  /** What the query names; null where nothing can be looked up. */
  main: string | null
  /** What else has to be there. */
  others: string[]
  /** How many counts it took to choose. */
  counts: number
}

const queryOf = ({ user }: StaffCaller, formId: string, where: AnswersQuery['where']): AnswersQuery => ({
  where: [
    { field: 'idPlantilla', op: '==', value: formId },
    // A role that sees only own answers looks through no others (ALIST-08).
    ...(seesAllAnswers(user) ? [] : [{ field: 'creadoPor', op: 'in', value: authorNames(user) } as const]),
    ...where,
  ],
  order: 'fechaCreacion',
})

const having = (caller: StaffCaller, formId: string, entry: string): AnswersQuery =>
  queryOf(caller, formId, [{ field: 'ficha.palabras', op: 'array-contains', value: entry }])

const numberOf = async (query: AnswersQuery): Promise<number> =>
  (await storedAnswers(query).limit(FEW).count().get()).data().count

/**
 * Which entry to look up, so that little is looked through: two words alone as a name, where anybody is called so;
 * else the one that the fewest answers have, which is counted only where there are several.
 */
async function wantedOf(caller: StaffCaller, formId: string, filters: FindFilters): Promise<Wanted> {
  const { terms, name } = typedTerms(filters.search)
  const choices = filters.choices.map(({ question, value }) => choiceEntry(question, value))
  if (name !== null && choices.length === 0 && (await numberOf(having(caller, formId, name))) > 0)
    return { main: name, others: [], counts: 1 }
  const entries = [...new Set([...terms, ...choices])]
  const [only] = entries
  if (only === undefined) return { main: null, others: [], counts: 0 }
  if (entries.length === 1) return { main: only, others: [], counts: 0 }
  const counts = await Promise.all(entries.map((entry) => numberOf(having(caller, formId, entry))))
  const fewest = entries[counts.indexOf(Math.min(...counts))] ?? only
  return {
    main: fewest,
    others: entries.filter((entry) => entry !== fewest),
    counts: entries.length + (name === null ? 0 : 1),
  }
}

const wordsSchema = z.array(z.string())

/** Whether an answer is one that the caller may see and the filters leave. */
function isLeft(caller: StaffCaller, filters: FindFilters, row: AnswerRow): boolean {
  const { code, author, assignee, citizenDni, state, order, from, to, due } = filters
  const at = row[order]?.getTime() ?? 0
  return (
    caller.ability.can('read', oneAnswer(row)) &&
    (code === '' || row.codigoMunicipio === code) &&
    (author === '' || !seesAllAnswers(caller.user) || row.creadoPor === author) &&
    (assignee === '' || row.asignado === assignee) &&
    (citizenDni === '' || row.datosCiudadano?.dni === citizenDni) &&
    (state === null || currentRef(row.estados) === state) &&
    (due === null || isDueWithin(row.vence, due)) &&
    (from === null || at >= from) &&
    (to === null || at <= to)
  )
}

function hasAll(snapshot: QueryDocumentSnapshot, entries: readonly string[]): boolean {
  if (entries.length === 0) return true
  const words = wordsSchema.safeParse(snapshot.get('ficha.palabras'))
  return words.success && entries.every((entry) => words.data.includes(entry))
}

/** Fields of a row; the words only where there are more than the query names. */
const fieldsOf = (columns: readonly string[], withWords: boolean): (string | FieldPath)[] => [
  ...LISTED_FIELDS,
  ...columns.map((id) => new FieldPath('ficha', 'columnas', id)),
  ...(withWords ? ['ficha.palabras'] : []),
]

interface Found {
  rows: AnswerRow[]
  damaged: number
  looked: number
  after: string | null
}

/** Looks through the answers of a query, newest first, until the page is full or it was enough. */
async function lookThrough(
  query: AnswersQuery,
  { most, after: cursor, columns }: FindAnswersRequest,
  others: readonly string[],
  isWanted: (row: AnswerRow) => boolean,
): Promise<Found> {
  const selected: Query = storedAnswers(query).select(...fieldsOf(columns, others.length > 0))
  const found: Found = { rows: [], damaged: 0, looked: 0, after: cursor }
  for (let limit = most; ; limit *= GROWS) {
    const asked = Math.min(limit, MAX_LOOKED_THROUGH - found.looked)
    const { docs } = await after(selected, found.after).limit(asked).get()
    for (const snapshot of docs) {
      found.looked += 1
      found.after = cursorOf(snapshot, query)
      const row = decode(answerRowSchema, snapshot, { id: snapshot.id })
      if (!row) found.damaged += 1
      else if (isWanted(row) && hasAll(snapshot, others)) found.rows.push(row)
      if (found.rows.length === most) return found
    }
    if (docs.length < asked) return { ...found, after: null }
    if (found.looked >= MAX_LOOKED_THROUGH) return found
  }
}

/** A whole code, or a number of a document: found also in answers of which nothing is kept yet. */
const exactly = (filters: FindFilters): AnswersQuery['where'][] =>
  filters.choices.length > 0 || /\s/.test(filters.search.trim())
    ? []
    : [
        [{ field: 'codigoMunicipio', op: '==', value: filters.search.trim().toUpperCase() }],
        [{ field: 'datosCiudadano.dni', op: '==', value: plainNumber(filters.search) }],
      ]

/** Session and record of who asks. */
const READS_OF_CALLER = 2

/** What a query costs that finds nothing. */
const readsOf = ({ looked }: Found): number => Math.max(1, looked)

async function answersFor(
  caller: StaffCaller,
  asked: FindAnswersRequest,
): Promise<Found & { reads: number }> {
  const { formId, filters } = asked
  const isWanted = (row: AnswerRow): boolean => isLeft(caller, filters, row)
  const { main, others, counts } = await wantedOf(caller, formId, filters)
  let reads = READS_OF_CALLER + counts
  if (main === null) return { rows: [], damaged: 0, looked: 0, after: null, reads }
  const first = await lookThrough(having(caller, formId, main), asked, others, isWanted)
  reads += readsOf(first)
  if (first.looked > 0 || asked.after !== null) return { ...first, reads }
  for (const where of exactly(filters)) {
    const exact = await lookThrough(queryOf(caller, formId, where), asked, [], isWanted)
    reads += readsOf(exact)
    if (exact.looked > 0) return { ...exact, reads }
  }
  return { ...first, reads }
}

/**
 * A page of the answers to a form that a search and choices leave, newest first (DAY-01): those that the caller may
 * see, and the other filters leave. One read for each that is looked through, {@link MAX_LOOKED_THROUGH} at the most,
 * one for each word where there are several, and two to know who asks.
 * @throws HttpsError of {@link staffCaller}; `permission-denied`; `invalid-argument`
 */
export const findAnswers = served(FIND_ANSWERS, async (request) => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  if (caller.ability.cannot('read', 'answer')) throw forbidden()
  const { rows, damaged, after: place, reads } = await answersFor(caller, requested)
  return { answers: rows.map(packed), damaged, reads, after: place }
})
