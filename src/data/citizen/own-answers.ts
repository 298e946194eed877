import * as z from 'zod/mini'
import type { Answer, StoredAnswer } from '../../domain/answer/answer'
import { assembleAnswer } from '../../domain/answering/whole'
import { correctedAnswer } from '../../domain/correction/overlay'
import { REVISE_ANSWER, type ReviseAnswerRequest } from '../../domain/calls/revise-answer'
import { OWN_ANSWER_FIELDS, ownAnswerSchema, type OwnAnswer } from '../../domain/citizen/own-answer'
import { loadBehaviour } from '../../domain/answering/load-behaviour'
import { formVersionSchema, type FormVersion } from '../../domain/form/form'
import { answerPath, ANSWERS, versionPath } from '../../domain/store-paths'
import { answered, unreadAnswerSchema } from '../answered'
import { repeatable } from '../change'
import { decode, decodeAll, unnamed } from '../converters'
import { callPublic } from '../public/call'
import { countReads } from '../read-counter'
import { askStore, getStored } from '../rest'
import { namedFields, storedSchema, type RestValue } from '../rest-values'
import { withTimeout } from '../with-timeout'
import { current } from './session'

const LABEL = 'own answers'
/** Rows of a page. */
const OWN_ANSWERS_AT_ONCE = 15

/** The position after which the next page begins. */
export type OwnAnswersCursor = readonly [moment: RestValue, name: RestValue]

export interface OwnAnswersPage {
  /** Newest first. */
  answers: OwnAnswer[]
  /** How many of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: OwnAnswersCursor | null
}

const foundSchema = z.array(z.object({ document: z.optional(storedSchema) }))

const is = (fieldPath: string, value: RestValue) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
})
const newestFirst = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' })

/**
 * A page of the answers that the citizen gave to forms of the portal, newest first, of each only what a row shows: one
 * read for each (CIT-03).
 * @throws DataError `forbidden` once the hour is over, `offline`, `timeout`, `unknown`; NeedsIndexError
 */
export async function ownAnswersPage(after: OwnAnswersCursor | null): Promise<OwnAnswersPage> {
  const { citizen, idToken: token } = current()
  const filters = [
    is('municipalityPath', { stringValue: citizen.municipio }),
    is('datosCiudadano.id', { stringValue: citizen.id }),
    is('opcionales.citizenAssociationFromCitizenPortal', { booleanValue: true }),
  ]
  const structuredQuery = {
    from: [{ collectionId: ANSWERS }],
    where: { compositeFilter: { op: 'AND', filters } },
    select: { fields: OWN_ANSWER_FIELDS.map((fieldPath) => ({ fieldPath })) },
    orderBy: [newestFirst('fechaCreacion'), newestFirst('__name__')],
    ...(after && { startAt: { values: after, before: false } }),
    limit: OWN_ANSWERS_AT_ONCE,
  }
  const found = await withTimeout(
    askStore('runQuery', { app: 'citizen', token }, { structuredQuery }, foundSchema),
  )
  const documents = found.flatMap(({ document }) => document ?? [])
  countReads(Math.max(1, documents.length), LABEL)
  const { items, damaged } = decodeAll(ownAnswerSchema, documents.map(namedFields))
  const last = documents.length === OWN_ANSWERS_AT_ONCE ? documents.at(-1) : undefined
  const cursor =
    last && ([last.fields.fechaCreacion ?? { nullValue: null }, { referenceValue: last.name }] as const)
  return { answers: items, damaged: damaged.length, cursor: cursor ?? null }
}

/** An answer as it is stored, and the form as it was when it was answered. */
export interface StoredOwnAnswer {
  stored: StoredAnswer
  version: FormVersion
}

/**
 * One of the citizen's own answers with the form that it answers: two reads (CORR-05).
 * @throws DataError `forbidden` also when there is none, `damaged`, `offline`, `timeout`, `unknown`
 */
export async function storedOwnAnswer(answerId: string): Promise<StoredOwnAnswer> {
  const { idToken, citizen } = current()
  const asker = { app: 'citizen', token: idToken } as const
  const unread = decode(unreadAnswerSchema, await withTimeout(getStored(answerPath(answerId), asker)))
  const asked = await withTimeout(getStored(versionPath(unread.idPlantilla, unread.version), asker))
  countReads(2, 'own answer')
  const { zonaHoraria } = citizen.emisor
  const version = { ...decode(formVersionSchema, asked, unnamed), zonaHoraria }
  await loadBehaviour(version)
  return { stored: answered(unread, version), version }
}

/**
 * One of the citizen's own answers, whole, as it stands: two reads (CIT-03).
 * @throws DataError as {@link storedOwnAnswer}
 */
export async function ownAnswer(answerId: string): Promise<Answer> {
  const { stored, version } = await storedOwnAnswer(answerId)
  return correctedAnswer(assembleAnswer(version, stored))
}

/**
 * Stores what the citizen revised (CORR-05). Safe to repeat with the same content.
 * @throws DataError `conflict` when the answer was changed since it was read, `forbidden`, `offline`, `timeout`,
 * `unknown`
 */
export async function reviseAnswer(request: ReviseAnswerRequest): Promise<void> {
  const { idToken } = current()
  await repeatable(() => callPublic(REVISE_ANSWER, request, idToken))
}
