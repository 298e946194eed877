/** Contracts of the callables about what a municipality has of a person (OPS-03). */
import * as z from 'zod/mini'
import type { Contract } from './contract'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { IDENTIFIERS, isSearchable, personSearchSchema, PLACES, MAX_IN_FILE } from '../privacy/person'
import { ERASURE_STATES, MAX_ERASED } from '../privacy/person-erasure'
import { base64, documentId, municipalityPathSchema } from './schema'

/** Documents that one call looks through. */
export const LOOKED_THROUGH_FOR_PERSON = 300
/** Requests that are told, newest first. */
export const MAX_ERASURES = 50

const language = () => z._default(z.enum(LANGUAGES), BASE_LANGUAGE)
const search = () => personSearchSchema.check(z.refine(isSearchable))
const moment = () => z.nullable(z.number())
const ids = (most: number) =>
  z.array(documentId()).check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length),
  )

export const findPersonRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  search: search(),
  /** Where the call before ended; null to begin. */
  after: z._default(z.nullable(z.string().check(z.maxLength(2000))), null),
})
export type FindPersonRequest = z.infer<typeof findPersonRequestSchema>

const personRecordSchema = z.object({
  answerId: z.string(),
  formTitle: z.string(),
  code: z.string(),
  /** Name and number of its recipient; '' without one. */
  recipient: z.string(),
  created: moment(),
  where: z.array(z.enum(PLACES)),
  by: z.array(z.enum(IDENTIFIERS)),
})
/** An answer about which something was found. Moments are in milliseconds. */
export type PersonRecord = z.infer<typeof personRecordSchema>

const findPersonResponseSchema = z.object({
  /** One answer may come in several calls, found in another place each time. */
  found: z.array(personRecordSchema),
  looked: z.number(),
  /** null when everything was looked through. */
  after: z.nullable(z.string()),
})
export type FindPersonResponse = z.infer<typeof findPersonResponseSchema>

const getPersonFileRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  answers: ids(MAX_IN_FILE),
  language: language(),
})
export type GetPersonFileRequest = z.infer<typeof getPersonFileRequestSchema>

const personFileEntrySchema = z.object({
  answerId: z.string(),
  answer: z.unknown(),
  orders: z.array(z.unknown()),
  certificates: z.array(z.unknown()),
  /** How many internal notes there are. */
  notes: z.number(),
})
/** What is stored about a person, for machines: values as they are stored, moments as ISO texts. */
export type PersonFileEntry = z.infer<typeof personFileEntrySchema>

export const getPersonFileResponseSchema = z.object({
  /** The PDF in base64: nothing of it is kept. */
  pdf: base64(),
  entries: z.array(personFileEntrySchema),
})
export type GetPersonFileResponse = z.infer<typeof getPersonFileResponseSchema>

export const requestErasureRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  search: search(),
  answers: ids(MAX_ERASED),
  /** The same for each try of one request. */
  attempt: z.string().check(z.regex(/^[\w-]{8,80}$/)),
})
export type RequestErasureRequest = z.infer<typeof requestErasureRequestSchema>

export const erasureStatusSchema = z.object({
  id: z.string(),
  state: z.enum(ERASURE_STATES),
})
export type ErasureStatus = z.infer<typeof erasureStatusSchema>

const decideErasureRequestSchema = z.strictObject({
  id: documentId(),
  decision: z.enum(['confirm', 'refuse']),
})
export type DecideErasureRequest = z.infer<typeof decideErasureRequestSchema>

const listErasuresRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  language: language(),
})
export type ListErasuresRequest = z.infer<typeof listErasuresRequestSchema>

const listedErasureSchema = z.object({
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
  /** By what the person was found; null once it is over. */
  search: z.nullable(personSearchSchema),
})
/** A request as administrators see it. */
export type ListedErasure = z.infer<typeof listedErasureSchema>

export const listErasuresResponseSchema = z.object({
  erasures: z.array(listedErasureSchema),
  /** What an erasure makes of each kind of data, in words. */
  plan: z.array(z.object({ name: z.string(), ending: z.string(), reason: z.string() })),
})
export type ListErasuresResponse = z.infer<typeof listErasuresResponseSchema>

export const FIND_PERSON = {
  name: 'findPerson',
  request: findPersonRequestSchema,
  response: findPersonResponseSchema,
} as const satisfies Contract

export const GET_PERSON_FILE = {
  name: 'getPersonFile',
  request: getPersonFileRequestSchema,
  response: getPersonFileResponseSchema,
} as const satisfies Contract

export const REQUEST_ERASURE = {
  name: 'requestErasure',
  request: requestErasureRequestSchema,
  response: erasureStatusSchema,
} as const satisfies Contract

export const DECIDE_ERASURE = {
  name: 'decideErasure',
  request: decideErasureRequestSchema,
  response: erasureStatusSchema,
} as const satisfies Contract

export const LIST_ERASURES = {
  name: 'listErasures',
  request: listErasuresRequestSchema,
  response: listErasuresResponseSchema,
} as const satisfies Contract
