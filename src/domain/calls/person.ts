/** Contracts of the callables about what a municipality has of a person (OPS-03). */
import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import {
  IDENTIFIERS,
  isSearchable,
  personSearchSchema,
  PLACES,
  type PersonMatch,
  type PersonSearch,
} from '../privacy/person'
import { ERASURE_STATES, MAX_ERASED, type ErasureState } from '../privacy/person-erasure'
import { base64, documentId, municipalityPathSchema } from './schema'

export const FIND_PERSON = 'findPerson'
export const GET_PERSON_FILE = 'getPersonFile'
export const REQUEST_ERASURE = 'requestErasure'
export const DECIDE_ERASURE = 'decideErasure'
export const LIST_ERASURES = 'listErasures'

/** Documents that one call looks through. */
export const LOOKED_THROUGH_FOR_PERSON = 300
/** Answers in one part of the file for a person. */
export const MAX_IN_FILE = 10
/** Requests that are told, newest first. */
export const MAX_ERASURES = 50

export interface FindPersonRequest {
  municipality: string
  search: PersonSearch
  /** Where the call before ended; null to begin. */
  after: string | null
}

/** An answer about which something was found. Moments are in milliseconds. */
export interface PersonRecord extends PersonMatch {
  answerId: string
  formTitle: string
  code: string
  /** Name and number of its recipient; '' without one. */
  recipient: string
  created: number | null
}

export interface FindPersonResponse {
  /** One answer may come in several calls, found in another place each time. */
  found: PersonRecord[]
  looked: number
  /** null when everything was looked through. */
  after: string | null
}

export interface GetPersonFileRequest {
  municipality: string
  answers: string[]
  language: Language
}

/** What is stored about a person, for machines: values as they are stored, moments as ISO texts. */
export interface PersonFileEntry {
  answerId: string
  answer: unknown
  orders: unknown[]
  certificates: unknown[]
  /** How many internal notes there are. */
  notes: number
}

export interface GetPersonFileResponse {
  /** The PDF in base64: nothing of it is kept. */
  pdf: string
  entries: PersonFileEntry[]
}

export interface RequestErasureRequest {
  municipality: string
  search: PersonSearch
  answers: string[]
  /** The same for each try of one request. */
  attempt: string
}

export interface ErasureStanding {
  id: string
  state: ErasureState
}

export interface DecideErasureRequest {
  id: string
  decision: 'confirm' | 'refuse'
}

export interface ListErasuresRequest {
  municipality: string
  language: Language
}

/** A request as administrators see it. */
export interface ListedErasure extends ErasureStanding {
  answers: number
  erased: number
  checked: number
  skipped: number
  orders: number
  certificates: number
  arrived: number
  askedBy: string
  asked: number | null
  decidedBy: string
  decided: number | null
  finished: number | null
  /** By what the person was found; null once it is over. */
  search: PersonSearch | null
}

export interface ListErasuresResponse {
  erasures: ListedErasure[]
  /** What an erasure makes of each kind of data, in words. */
  plan: { name: string; ending: string; reason: string }[]
}

const language = () => z._default(z.enum(LANGUAGES), BASE_LANGUAGE)
const search = () => personSearchSchema.check(z.refine(isSearchable))
const moment = () => z.nullable(z.number())
const ids = (most: number) =>
  z.array(documentId()).check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length),
  )

export const findPersonRequestSchema: z.ZodMiniType<FindPersonRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  search: search(),
  after: z._default(z.nullable(z.string().check(z.maxLength(2000))), null),
})

export const findPersonResponseSchema: z.ZodMiniType<FindPersonResponse> = z.object({
  found: z.array(
    z.object({
      answerId: z.string(),
      formTitle: z.string(),
      code: z.string(),
      recipient: z.string(),
      created: moment(),
      where: z.array(z.enum(PLACES)),
      by: z.array(z.enum(IDENTIFIERS)),
    }),
  ),
  looked: z.number(),
  after: z.nullable(z.string()),
})

export const getPersonFileRequestSchema: z.ZodMiniType<GetPersonFileRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  answers: ids(MAX_IN_FILE),
  language: language(),
})

export const getPersonFileResponseSchema: z.ZodMiniType<GetPersonFileResponse> = z.object({
  pdf: base64(),
  entries: z.array(
    z.object({
      answerId: z.string(),
      answer: z.unknown(),
      orders: z.array(z.unknown()),
      certificates: z.array(z.unknown()),
      notes: z.number(),
    }),
  ),
})

export const requestErasureRequestSchema: z.ZodMiniType<RequestErasureRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  search: search(),
  answers: ids(MAX_ERASED),
  attempt: z.string().check(z.regex(/^[\w-]{8,80}$/)),
})

export const erasureStandingSchema: z.ZodMiniType<ErasureStanding> = z.object({
  id: z.string(),
  state: z.enum(ERASURE_STATES),
})

export const decideErasureRequestSchema: z.ZodMiniType<DecideErasureRequest> = z.strictObject({
  id: documentId(),
  decision: z.enum(['confirm', 'refuse']),
})

export const listErasuresRequestSchema: z.ZodMiniType<ListErasuresRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  language: language(),
})

export const listErasuresResponseSchema: z.ZodMiniType<ListErasuresResponse> = z.object({
  erasures: z.array(
    z.object({
      id: z.string(),
      state: z.enum(ERASURE_STATES),
      answers: z.number(),
      erased: z.number(),
      checked: z.number(),
      skipped: z.number(),
      orders: z.number(),
      certificates: z.number(),
      arrived: z.number(),
      askedBy: z.string(),
      asked: moment(),
      decidedBy: z.string(),
      decided: moment(),
      finished: moment(),
      search: z.nullable(personSearchSchema),
    }),
  ),
  plan: z.array(z.object({ name: z.string(), ending: z.string(), reason: z.string() })),
})

/** Why an erasure is not asked or decided; the browser reads it from the details and has a sentence for each. */
export const ERASURE_REFUSALS = ['underWay', 'decided', 'own', 'notFound'] as const
export type ErasureRefusal = (typeof ERASURE_REFUSALS)[number]

const refusalSchema = z.object({ erasure: z.enum(ERASURE_REFUSALS) })

/** The refusal in the details of a callable's error; null when the error is about something else. */
export function erasureRefusalOf(details: unknown): ErasureRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.erasure : null
}
